/** A failed build keeps the last good site; the next good build replaces it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync, realpathSync } from 'node:fs';
import { appendFile, cp, glob, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltServer } from './support/built-server.ts';
import { copyRepository, keepDefaultLanguage } from './support/copy-repository.ts';

const SITE = 'content/site.ts';

let copy: string;
let server: Awaited<ReturnType<typeof startBuiltServer>>;
let home: string;

const inCopy = (file: string) => join(copy, file);
const publishedHome = () => readFile(inCopy('dist/site/index.html'), 'utf8');

/** Runs in the middle of the build: when the first page is written. */
const halfWay = (action: string) =>
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
const DISK_FULL = halfWay(
  "throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });",
);
const KILLED = halfWay("process.kill(process.pid, 'SIGKILL');");

type Run = Readonly<{ nodeOptions?: string[]; args?: string[]; cwd?: string }>;

async function run(task: string, { nodeOptions = [], args = [], cwd = copy }: Run = {}) {
  const child = spawn(process.execPath, [...nodeOptions, `tools/${task}.ts`, ...args], {
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
async function edit(file: string, change: (source: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(inCopy(file), 'utf8');
  const after = change(before);
  expect(after, `the edit of ${file} changes nothing`).not.toBe(before);
  await writeFile(inCopy(file), after);
  return () => writeFile(inCopy(file), before);
}
const emptyName = () => edit(SITE, (source) => source.replace(/^( {2}name: )'[^']+'/m, "$1''"));

async function removePicture(): Promise<() => Promise<void>> {
  for await (const file of glob('content/logo/*.svg', { cwd: copy })) {
    await rename(inCopy(file), inCopy(`${file}.away`));
    return () => rename(inCopy(`${file}.away`), inCopy(file));
  }
  throw new Error('The brand has no logo');
}

beforeAll(async () => {
  copy = await copyRepository('broken-builds-');
  await keepDefaultLanguage(copy);
});
afterAll(async () => {
  await server?.stop();
  await rm(copy, { recursive: true, force: true });
});

test('without any build, npm start reports the error and what to do', async () => {
  const restore = await emptyName();
  const { code, output } = await run('start');
  expect(code).toBe(1);
  expect(output).toMatch(/content\/site\.ts:\d+: name is empty/);
  expect(output).toContain('Correct the fault above, then run npm start again.');
  expect(output).not.toMatch(/^\s+at /m);
  await restore();
});

test('a good build is served', async () => {
  // Build the working tree, which other tests need too.
  expect(await run('build', { cwd: '.' })).toMatchObject({ code: 0 });
  await cp(realpathSync('dist'), inCopy('.builds/1-0'), { recursive: true });
  await symlink('.builds/1-0', inCopy('dist'));
  server = await startBuiltServer({ cwd: copy, env: { DATA_DIR: inCopy('data') } });
  home = await publishedHome();
});

test('a tool that builds first continues after the build', async () => {
  const { code, output } = await run('bench', { args: ['nothing'], cwd: '.' });
  expect([code, output]).toEqual([1, expect.stringContaining('There is no part nothing.')]);
});

const unchanged = async () => {};
test.each([
  { name: 'an error in the content', break: emptyName, says: /content\/site\.ts:\d+: name is empty/ },
  { name: 'a missing picture', break: removePicture, says: /content\/logo\/[\w-]+\.svg/ },
  {
    name: 'a type error',
    break: () => edit(SITE, (source) => `${source}\nsite.missing.length;\n`),
    says: /content\/site\.ts:\d+: Cannot read properties of undefined/,
  },
  { name: 'a full disk', break: async () => unchanged, option: DISK_FULL, says: /ENOSPC: no space left/ },
  { name: 'a kill halfway through', break: async () => unchanged, option: KILLED },
])('after $name the old site is served', async ({ break: breakIt, option, says }) => {
  const link = readlinkSync(inCopy('dist'));
  // Without a change, the two interrupted builds would have nothing to do.
  await appendFile(inCopy('public/changed.txt'), '.');
  const restore = await breakIt();
  const { code, signal, output } = await run('build', { nodeOptions: option ? [option] : [] });
  expect({ code, signal }).toEqual(says ? { code: 1, signal: null } : { code: null, signal: 'SIGKILL' });
  if (says) {
    expect(output).toMatch(says);
    expect(output).toContain('dist/ still holds the last good build');
    expect(output).not.toMatch(/^\s+at /m);
  }
  expect(readlinkSync(inCopy('dist'))).toBe(link);
  expect(await publishedHome()).toBe(home);
  expect(await fetch(server.origin).then((answer) => answer.text())).toBe(home);
  await restore();
});

test('npm start serves the last good build while the new one fails', async () => {
  const restore = await emptyName();
  const started = await startBuiltServer({
    cwd: copy,
    file: 'tools/start.ts',
    env: { DATA_DIR: inCopy('data') },
  });
  expect(await fetch(started.origin).then((answer) => answer.text())).toBe(home);
  await started.stop();
  await restore();
});

test('the next good build is published at once and complete', async () => {
  let isBuilding = true;
  let missed = 0;
  const watch = async () => {
    while (isBuilding) {
      await publishedHome().catch(() => missed++);
      // Pause between reads: otherwise they take half of the build's processor time.
      await setTimeout(5);
    }
  };
  const watching = watch();
  const { code } = await run('build');
  isBuilding = false;
  await watching;
  expect(code).toBe(0);
  expect(missed).toBe(0);
  expect(await readFile(inCopy('dist/site/changed.txt'), 'utf8')).toBe('.....');
  const builds: string[] = [];
  for await (const name of glob('.builds/*', { cwd: copy })) builds.push(name);
  expect(builds).toHaveLength(2);

  expect((await run('build')).output).toContain('up to date');
  const next = await startBuiltServer({ cwd: copy, env: { DATA_DIR: inCopy('data') } });
  expect(await fetch(`${next.origin}/changed.txt`).then((answer) => answer.text())).toBe('.....');
  await next.stop();
});

test('a missing file makes the build stale', async () => {
  const isFresh = async () => {
    const source = `import { hashInputs, isFresh } from './build/build-cache.ts';
      console.log(await isFresh(await hashInputs()));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', source],
      { cwd: copy },
    );
    return stdout.trim();
  };
  expect(await isFresh()).toBe('true');
  await rm(inCopy('dist/site/index.html'));
  expect(await isFresh()).toBe('false');
});
