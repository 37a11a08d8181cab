/** Runs every command of README and guides as written, and the web servers of docs/examples, in a fresh clone. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
import { freePort } from '../../tools/built-server.ts';
import { docCommands } from '../support/docs.ts';
import { EXAMPLES, testExample } from './examples.ts';

const TIMEOUT_MS = 60 * 60_000;
// The certificates of the examples are self-signed.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

let clone: string;
beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'site-guides-'));
  execFileSync('git', ['clone', '--quiet', '.', clone]);
});
afterAll(() => rm(clone, { recursive: true, force: true }));

type Expectation = { exitCode?: number; untilOutput?: RegExp };

/** Expected exit code of a command or, if it keeps running, expected output. */
const EXPECTATIONS: Record<string, Expectation> = {
  'npm start': { untilOutput: /Address\s+http/ },
  'npm run dev': { untilOutput: /Site with hot reload/ },
  'npm run edit': { untilOutput: /Editor: / },
  'npm run edit -- de': { untilOutput: /Editor: / },
  'npm run worker': { untilOutput: /./ },
  // A fresh clone still has sample content.
  'npm run preflight': { exitCode: 1 },
};

/** Sample person for commands about one person. */
const PERSON = { ...deckRequest, email: 'ada@example.com' };

type CommandResult = { exitCode: number | null; output: string };

/** Runs until the command exits or prints the expected output, then stops it with its children. */
function run(
  command: string,
  env: Readonly<Record<string, string>> = {},
  untilOutput?: RegExp,
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn('sh', ['-c', command], {
      cwd: clone,
      detached: true,
      env: { ...process.env, ...env },
    });
    let output = '';
    let isMatched = false;
    const readOutput = (chunk: Buffer) => {
      output += chunk;
      if (isMatched || !untilOutput?.test(output)) return;
      isMatched = true;
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.on('exit', (exit) => done({ exitCode: isMatched ? 0 : exit, output }));
  });
}

/** Sends a lead to the built server, for commands that show, export or erase it. */
async function sendLead(): Promise<void> {
  const port = String(await freePort());
  const server = run('npm start', { PORT: port, LOG_LEVEL: 'info' }, new RegExp(DECK_PATH));
  for (;;) {
    const response = await fetch(`http://localhost:${port}${DECK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PERSON),
    }).catch(() => undefined);
    if (response) break;
    await new Promise((later) => setTimeout(later, 200));
  }
  await server;
}

// In the order of the documents.
test.each(docCommands.filter(({ script }) => script !== 'test:docs'))(
  '$line',
  { timeout: TIMEOUT_MS },
  async ({ line }) => {
    if (line.includes(PERSON.email)) await sendLead();
    const { exitCode = 0, untilOutput } = EXPECTATIONS[line] ?? {};
    const result = await run(line, { PORT: '0' }, untilOutput);
    expect(result.exitCode, result.output.slice(-1500)).toBe(exitCode);
  },
);

describe('the examples', () => {
  beforeAll(() => run('npm run build'), TIMEOUT_MS);

  test.each(EXAMPLES)('$file', { timeout: TIMEOUT_MS }, (example) => testExample(clone, example));
});
