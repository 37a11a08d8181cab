/** `npm run dev` shows errors in the content in the terminal and over the page, until they are fixed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { logo } from '#content/logo/logo.ts';
import { freePort } from '../../tools/built-server.ts';
import { copyRepository, writeEmptyBuild } from '../support/copy-repository.ts';

const FAULTS_FIXED = /The content has no faults any more\./;

/** Parentheses are special in the patterns of files that are not served. */
const DATA = 'data (1)';

let copyFolder: string;
let devServer: ChildProcess;
let origin: string;
let output = '';
const outputEvents = new EventTarget();

function startDevServer(port: number): ChildProcess {
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copyFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copyFolder, DATA), NODE_ENV: 'development' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
      outputEvents.dispatchEvent(new Event('output'));
    });
  return child;
}

/** Resolves when the output since the last call matches. */
async function waitForOutput(pattern: RegExp): Promise<string> {
  while (!pattern.test(output)) await once(outputEvents, 'output');
  const printed = output;
  output = '';
  return printed;
}

/** Status of a request that `fetch` would not send like this. */
async function statusOf(options: RequestOptions) {
  const request = get({ host: '127.0.0.1', port: new URL(origin).port, ...options });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

const fetchHome = () => fetch(origin).then((answer) => answer.text());

beforeAll(async () => {
  copyFolder = await copyRepository('dev-server-');
  await writeEmptyBuild(copyFolder);
});
afterAll(async () => {
  if (devServer?.exitCode === null) {
    devServer.kill();
    await once(devServer, 'exit');
  }
  await rm(copyFolder, { recursive: true, force: true, maxRetries: 5 });
});

test('a port that is in use is reported before anything else', async () => {
  const port = await freePort();
  const otherServer = createServer().listen(port);
  await once(otherServer, 'listening');
  const [code] = await once(startDevServer(port), 'close');
  otherServer.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm run dev`,
  );
});

test('the first output line is the address', async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  output = '';
  devServer = startDevServer(port);
  expect(await waitForOutput(/Site with hot reload/)).toMatch(new RegExp(`^Starting on ${origin}`));
  expect(await fetchHome()).not.toContain('ErrorOverlay');
});

test('only this machine reaches the dev server, and only by its own name', async () => {
  const { port } = new URL(origin);
  for (const { address, internal, family } of Object.values(networkInterfaces()).flatMap(
    (list) => list ?? [],
  ))
    if (!internal && !address.startsWith('fe80'))
      await expect(fetch(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)).rejects.toThrow();
  const statusFor = (host: string, path = '/') => statusOf({ path, headers: { host } });
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect([host, await statusFor(host)]).toEqual([host, 200]);
  for (const host of ['site.evil.test', `localhost.evil.test:${port}`, '192.0.2.1', 'a@localhost'])
    for (const path of ['/', '/app/main.ts', ...LANGUAGES.slice(1).map(({ code }) => `/${code}`)])
      expect([host, path, await statusFor(host, path)]).toEqual([host, path, 403]);
});

test('pages of other sites and ports may link to the dev server, and read or start nothing', async () => {
  const statusFor = (site: string, dest: string, path = '/package.json') => {
    const mode = /document|iframe/.test(dest) ? 'navigate' : 'no-cors';
    return statusOf({
      path,
      headers: { 'sec-fetch-site': site, 'sec-fetch-dest': dest, 'sec-fetch-mode': mode },
    });
  };
  for (const site of ['cross-site', 'same-site']) {
    expect(await statusFor(site, 'document', '/')).toBe(200);
    expect(await statusFor(site, 'iframe', '/')).toBe(403);
    for (const prefix of ['', ...LANGUAGES.slice(1).map(({ code }) => `/${code}`)])
      for (const dest of ['image', 'iframe', 'document'])
        expect(await statusFor(site, dest, `${prefix}/__open-in-editor?file=none`)).toBe(403);
    expect(await statusFor(site, 'empty')).toBe(403);
  }
  expect(await statusFor('same-origin', 'empty')).toBe(200);
  const { headers } = await fetch(`${origin}/package.json`, { headers: { origin: 'http://localhost:1' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('an address that is no URL does not end the dev server', async () => {
  for (const path of ['//[', '/\\[', 'http://[/'])
    expect([path, await statusOf({ path, headers: { 'sec-fetch-dest': 'document' } })]).toEqual([path, 403]);
});

test('the dev server does not serve the store', async () => {
  await mkdir(join(copyFolder, DATA), { recursive: true });
  await writeFile(join(copyFolder, DATA, 'token-secret'), 'a secret');
  const file = `/${DATA}/token-secret`;
  for (const path of [file, `${file}?raw`, `/@fs${copyFolder}${file}`])
    expect(await (await fetch(origin + path)).text()).not.toContain('a secret');
});

const SITE = 'content/site.ts';
const editFile = (file: string, change: (source: string) => string) => async () => {
  const oldSource = await readFile(join(copyFolder, file), 'utf8');
  await writeFile(join(copyFolder, file), change(oldSource));
  return () => writeFile(join(copyFolder, file), oldSource);
};

test.each(LANGUAGES.slice(1))(
  'the first $name page shows a fault in the content, and appears when it is fixed',
  async ({ code }) => {
    const fix = await editFile(SITE, (source) => `${source}\nsite.missing.length;\n`)();
    await waitForOutput(/Cannot read properties/);
    const broken = await fetch(`${origin}/${code}`);
    expect([broken.status, await broken.text()]).toEqual([500, expect.stringMatching(/Cannot read/)]);
    await fix();
    await waitForOutput(FAULTS_FIXED);
    expect((await fetch(`${origin}/${code}`)).status).toBe(200);
  },
);

test.each(LANGUAGES.slice(1))('$name pages use their copy', async ({ code }) => {
  const fetchText = async (path: string) => (await fetch(origin + path)).text();
  const { header } = JSON.parse(await readFile(`content/${code}/navigation.json`, 'utf8'));
  const html = await fetchText(`/${code}`);
  expect(html).toContain(`<html lang="${code}"`);
  expect(html).toContain(header.solutions);
  expect(html).toContain(`src="/${code}/app/main.ts"`);
  expect(await fetchText(`/${code}/content/shell/labels.ts`)).toContain(
    `/${code}/content/${code}/labels.json`,
  );
  expect(await fetchText(`/${code}/quiz`)).toContain(`<html lang="${code}"`);
  expect(await fetchText('/')).not.toContain(header.solutions);
});

test.each([
  {
    name: 'a missing text',
    fault: /content\/site\.ts:\d+: name is empty/,
    breakContent: editFile(SITE, (source) => source.replace(/^( {2}name: )'[^']+'/m, "$1''")),
  },
  {
    name: 'an error while the content is loaded',
    fault: /content\/site\.ts:\d+: Cannot read properties of undefined/,
    breakContent: editFile(SITE, (source) => `${source}\nsite.missing.length;\n`),
  },
  {
    name: 'a missing image',
    fault: new RegExp(`content/logo/${logo.mark}: .*no such file`),
    breakContent: async () => {
      const file = join(copyFolder, 'content/logo', logo.mark);
      await rename(file, `${file}.away`);
      return () => rename(`${file}.away`, file);
    },
  },
])('$name is shown and disappears when it is fixed', async ({ fault, breakContent }) => {
  const fix = await breakContent();
  expect(await waitForOutput(fault)).not.toMatch(/^\s+at /m);
  const brokenPage = await fetchHome();
  expect(brokenPage).toContain('ErrorOverlay');
  expect(brokenPage).toMatch(fault);

  await fix();
  await waitForOutput(FAULTS_FIXED);
  expect(await fetchHome()).not.toContain('ErrorOverlay');
});
