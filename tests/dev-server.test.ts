/**
 * `npm run dev` shows errors in the content by file and field, in the terminal and over the page, until they are fixed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { logo } from '#content/logo/logo.ts';
import { copyRepository } from './support/copy-repository.ts';
import { freePort } from './support/free-port.ts';

const SLOW = 120_000;
const HEALED = /The content has no faults any more\./;

let copy: string;
let dev: ChildProcess;
let origin: string;
let output = '';
const outputEvents = new EventTarget();

function start(port: number): ChildProcess {
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data'), NODE_ENV: 'development' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
      outputEvents.dispatchEvent(new Event('output'));
    });
  return child;
}

/** Resolves when the terminal has printed the text since the last call. */
async function waitForOutput(words: RegExp): Promise<string> {
  while (!words.test(output)) await once(outputEvents, 'output');
  const printed = output;
  output = '';
  return printed;
}

const page = () => fetch(origin).then((answer) => answer.text());

beforeAll(async () => {
  copy = await copyRepository('dev-server-');
  // Minimal build output: the pages themselves do not need it.
  for (const file of ['dist/site/index.html', 'dist/server/index.js']) {
    await mkdir(join(copy, file, '..'), { recursive: true });
    await writeFile(join(copy, file), '');
  }
});
afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill();
    await once(dev, 'exit');
  }
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
});

test('a port that is in use is reported before anything else', { timeout: SLOW }, async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, 'listening');
  const [code] = await once(start(port), 'close');
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm run dev`,
  );
});

test('the first line is printed before anything is loaded', { timeout: SLOW }, async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  output = '';
  dev = start(port);
  expect(await waitForOutput(/Site with hot reload/)).toMatch(new RegExp(`^Starting on ${origin}`));
  expect(await page()).not.toContain('ErrorOverlay');
});

test.each(LANGUAGES.slice(1))(
  'pages and scripts in $name have its copy',
  { timeout: SLOW },
  async ({ code }) => {
    const text = async (path: string) => (await fetch(origin + path)).text();
    const { header } = JSON.parse(await readFile(`content/${code}/navigation.json`, 'utf8'));
    const html = await text(`/${code}`);
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(header.solutions);
    expect(html).toContain(`src="/${code}/app/main.ts"`);
    expect(await text(`/${code}/content/shell/labels.ts`)).toContain(`/${code}/content/${code}/labels.json`);
    expect(await text(`/${code}/quiz`)).toContain(`<html lang="${code}"`);
    expect(await text('/')).not.toContain(header.solutions);
  },
);

const SITE = 'content/site.ts';
const edit = (file: string, change: (source: string) => string) => async () => {
  const before = await readFile(join(copy, file), 'utf8');
  await writeFile(join(copy, file), change(before));
  return () => writeFile(join(copy, file), before);
};

test.each([
  {
    name: 'a text that is missing',
    fault: /content\/site\.ts:\d+: name is empty/,
    make: edit(SITE, (source) => source.replace(/^( {2}name: )'[^']+'/m, "$1''")),
  },
  {
    name: 'an error while the content is loaded',
    fault: /content\/site\.ts:\d+: Cannot read properties of undefined/,
    make: edit(SITE, (source) => `${source}\nsite.missing.length;\n`),
  },
  {
    name: 'a picture that is missing',
    fault: new RegExp(`content/logo/${logo.mark}: .*no such file`),
    make: async () => {
      const file = join(copy, 'content/logo', logo.mark);
      await rename(file, `${file}.away`);
      return () => rename(`${file}.away`, file);
    },
  },
])('$name is shown and disappears when it is fixed', { timeout: SLOW }, async ({ fault, make }) => {
  const fix = await make();
  expect(await waitForOutput(fault)).not.toMatch(/^\s+at /m);
  const broken = await page();
  expect(broken).toContain('ErrorOverlay');
  expect(broken).toMatch(fault);

  await fix();
  await waitForOutput(HEALED);
  expect(await page()).not.toContain('ErrorOverlay');
});
