/** The scenarios of the official MCP conformance suite that apply to this server: it has tools and resources only. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/stores.ts';
import { siteFixture } from '#server/testing/test-server.ts';
import { freePort, startBuiltServer } from '../../tools/built-server.ts';

const SUITE = resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');

test.each(['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'])(
  'the scenario %s of the conformance suite passes',
  async (scenario) => {
    const port = await freePort();
    const { origin, stop } = await startBuiltServer({
      file: resolve(inject('serverFolder'), 'index.js'),
      env: {
        PORT: String(port),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        DATA_DIR: temporaryFolder('data'),
        SITE_DIR: siteFixture(),
      },
    });
    onTestFinished(stop);
    // In another folder, since the suite may write its results there. It exits with 1 if a check fails.
    const args = [SUITE, 'server', '--url', `${origin}/mcp`, '--scenario', scenario];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: temporaryFolder('results') });
    expect(stdout).toMatch(/Passed: [1-9]/);
  },
);
