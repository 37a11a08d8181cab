/** Tests the process from outside: its output when it starts, and when it cannot. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, siteFixture } from '#server/testing/test-server.ts';
import { freePort, NO_SETTINGS, startBuiltServer } from '../../tools/built-server.ts';

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [`${inject('serverFolder')}/index.js`], {
    env: { PATH: process.env.PATH, ...NO_SETTINGS, PORT: '0', DATA_DIR: temporaryFolder('data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output, errorOutput, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errorOutput, code };
}

async function start(env: Record<string, string> = {}, cwd = '.') {
  const server = await startBuiltServer({
    cwd,
    file: resolve(inject('serverFolder'), 'index.js'),
    env: { DATA_DIR: temporaryFolder('data'), SITE_DIR: siteFixture(), ...env },
  });
  onTestFinished(server.stop);
  return server;
}

test('without a built site the server says which command to run', async () => {
  const { errorOutput, code } = await run({ SITE_DIR: '/nowhere' });
  expect(errorOutput.trim()).toBe('No built site in /nowhere. Run "npm run build" first.');
  expect(code).toBe(1);
});

test('a port in use is reported in one line', async () => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => void otherServer.close());
  const { port } = otherServer.address() as AddressInfo;
  const { errorOutput, code } = await run({ PORT: String(port), SITE_DIR: siteFixture() });
  expect(errorOutput.trim()).toBe(`Port ${port} is already in use. Set PORT to another one.`);
  expect(code).toBe(1);
});

test('the log of the server contains events but no personal data', async () => {
  const closedPort = await freePort();
  const { origin, child, stop } = await start({
    SMTP_URL: `smtp://127.0.0.1:${closedPort}`,
    LOG_LEVEL: 'trace',
  });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  const post = (path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post(DECK_PATH, deckRequest)).status).toBe(200);
  expect((await post(DECK_PATH, { ...deckRequest, email: 'ada-at-acme.test' })).status).toBe(422);
  // The mail server is down: the failed delivery is logged too.
  await expect.poll(() => log).toMatch(/a delivery failed and will be tried again/);
  await stop();
  for (const personal of Object.values(deckRequest)) expect(log).not.toContain(personal);
  expect(log).not.toContain('acme.test');
});

test('test, bench and sample servers ignore the operator’s .env', async () => {
  const cwd = temporaryFolder('operator');
  writeFileSync(join(cwd, '.env'), 'SMTP_URL=a server that reads this value does not start\n');
  const { origin } = await start({}, cwd);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('a request with two Host headers gets 400', async () => {
  const { origin } = await start();
  const requestWithHosts = async (hosts: readonly string[]) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.end(`GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n', 1)[0];
  };
  expect(await requestWithHosts(['acme.test'])).toBe('HTTP/1.1 200 OK');
  expect(await requestWithHosts(['acme.test', 'evil.test'])).toBe('HTTP/1.1 400 Bad Request');
  expect(await requestWithHosts(['acme.test', 'acme.test'])).toBe('HTTP/1.1 400 Bad Request');
});
