/** A failed build keeps the last good site. The next good build replaces it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync, realpathSync } from 'node:fs';
import { appendFile, cp, glob, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltServer } from '../../tools/built-server.ts';
import { copyRepository, keepDefaultLanguage } from '../support/copy-repository.ts';

const SITE = 'content/site.ts';

let copyFolder: string;
let server: Awaited<ReturnType<typeof startBuiltServer>>;
let goodHomeHtml: string;

const pathInCopy = (file: string) => join(copyFolder, file);
const readPublishedHome = () => readFile(pathInCopy('dist/site/index.html'), 'utf8');

/** Node option that runs code in the middle of the build, when the home page is written. */
const runDuringBuild = (action: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const write = fs.writeFile;
    fs.writeFile = async (file, ...rest) => {
      if (String(file).endsWith('/site/index.html')) { ${action} }
      return write(file, ...rest);
    };
    syncBuiltinESMExports();
  `)}`;
const DISK_FULL_OPTION = runDuringBuild(
  "throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });",
);
const KILL_OPTION = runDuringBuild("process.kill(process.pid, 'SIGKILL');");

type RunOptions = Readonly<{ nodeOptions?: string[]; args?: string[]; cwd?: string }>;

async function runTool(toolName: string, { nodeOptions = [], args = [], cwd = copyFolder }: RunOptions = {}) {
  const child = spawn(process.execPath, [...nodeOptions, `tools/${toolName}.ts`, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code, signal], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, signal, output: output + errors };
}

/** Changes a file. Returns a function that restores it. */
async function editFile(file: string, change: (source: string) => string): Promise<() => Promise<void>> {
  const oldSource = await readFile(pathInCopy(file), 'utf8');
  const newSource = change(oldSource);
  expect(newSource, `the edit of ${file} changes nothing`).not.toBe(oldSource);
  await writeFile(pathInCopy(file), newSource);
  return () => writeFile(pathInCopy(file), oldSource);
}
const clearName = () => editFile(SITE, (source) => source.replace(/^( {2}name: )'[^']+'/m, "$1''"));

beforeAll(async () => {
  copyFolder = await copyRepository('broken-builds-');
  await keepDefaultLanguage(copyFolder);
});
afterAll(async () => {
  await server?.stop();
  await rm(copyFolder, { recursive: true, force: true });
});

test('if there is no build yet, npm start reports the error and the next step', async () => {
  const restore = await clearName();
  const { code, output } = await runTool('start');
  expect(code).toBe(1);
  expect(output).toMatch(/content\/site\.ts:\d+: name is empty/);
  expect(output).toContain('Correct the fault above, then run npm start again.');
  expect(output).not.toMatch(/^\s+at /m);
  await restore();
});

test('a good build is served', async () => {
  // Build the working tree, which other tests need too.
  expect(await runTool('build', { cwd: '.' })).toMatchObject({ code: 0 });
  await cp(realpathSync('dist'), pathInCopy('.builds/1-0'), { recursive: true });
  await symlink('.builds/1-0', pathInCopy('dist'));
  server = await startBuiltServer({ cwd: copyFolder, env: { DATA_DIR: pathInCopy('data') } });
  goodHomeHtml = await readPublishedHome();
});

test('a tool that builds first continues after the build', async () => {
  const { code, output } = await runTool('bench', { args: ['nothing'], cwd: '.' });
  expect([code, output]).toEqual([1, expect.stringContaining('There is no part nothing.')]);
});

const restoreNothing = async () => {};
test.each([
  { name: 'an error in the content', break: clearName, says: /content\/site\.ts:\d+: name is empty/ },
  {
    name: 'a full disk',
    break: async () => restoreNothing,
    option: DISK_FULL_OPTION,
    says: /ENOSPC: no space left/,
  },
  { name: 'a kill signal during the build', break: async () => restoreNothing, option: KILL_OPTION },
])('after $name, the server still serves the old site', async ({ break: breakIt, option, says }) => {
  const link = readlinkSync(pathInCopy('dist'));
  // Without a change, the build would not run in the two cases that change no source.
  await appendFile(pathInCopy('public/changed.txt'), '.');
  const restore = await breakIt();
  const { code, signal, output } = await runTool('build', { nodeOptions: option ? [option] : [] });
  expect({ code, signal }).toEqual(says ? { code: 1, signal: null } : { code: null, signal: 'SIGKILL' });
  if (says) {
    expect(output).toMatch(says);
    expect(output).toContain('dist/ still holds the last good build');
    expect(output).not.toMatch(/^\s+at /m);
  }
  expect(readlinkSync(pathInCopy('dist'))).toBe(link);
  expect(await readPublishedHome()).toBe(goodHomeHtml);
  expect(await fetch(server.origin).then((answer) => answer.text())).toBe(goodHomeHtml);
  await restore();
});

test('npm start serves the last good build if the new one fails', async () => {
  const restore = await clearName();
  const startedServer = await startBuiltServer({
    cwd: copyFolder,
    file: 'tools/start.ts',
    env: { DATA_DIR: pathInCopy('data') },
  });
  expect(await fetch(startedServer.origin).then((answer) => answer.text())).toBe(goodHomeHtml);
  await startedServer.stop();
  await restore();
});

test('the next good build replaces the old one without a gap', async () => {
  let isBuilding = true;
  let failedReads = 0;
  const readRepeatedly = async () => {
    while (isBuilding) {
      await readPublishedHome().catch(() => failedReads++);
      // Without a pause, the reads would take half of the processor time.
      await setTimeout(5);
    }
  };
  const reading = readRepeatedly();
  const { code } = await runTool('build');
  isBuilding = false;
  await reading;
  expect(code).toBe(0);
  expect(failedReads).toBe(0);
  expect(await readFile(pathInCopy('dist/site/changed.txt'), 'utf8')).toBe('...');
  const builds: string[] = [];
  for await (const name of glob('.builds/*', { cwd: copyFolder })) builds.push(name);
  expect(builds).toHaveLength(2);

  expect((await runTool('build')).output).toContain('up to date');
  const nextServer = await startBuiltServer({ cwd: copyFolder, env: { DATA_DIR: pathInCopy('data') } });
  expect(await fetch(`${nextServer.origin}/changed.txt`).then((answer) => answer.text())).toBe('...');
  await nextServer.stop();
});

test('the build is out of date if one of its files is missing', async () => {
  const isFresh = async () => {
    const source = `import { hashInputs, isBuildFresh } from './build/build-cache.ts';
      console.log(await isBuildFresh(await hashInputs()));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', source],
      { cwd: copyFolder },
    );
    return stdout.trim();
  };
  expect(await isFresh()).toBe('true');
  await rm(pathInCopy('dist/site/index.html'));
  expect(await isFresh()).toBe('false');
});
