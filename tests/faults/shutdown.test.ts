/** After a stop signal, the process fails its readiness probe, finishes running requests and exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
import { createVisitor, sendLead } from './submission-load.ts';
import { checkAcceptsConnections, createKeepAliveAgent, createTestSystem, withStore } from './test-system.ts';

const waitForExit = async (child: ChildProcess) =>
  child.exitCode ?? child.signalCode ?? ((await once(child, 'exit')) as [number | null])[0];

/** Starts a request on its own connection. `finish` sends the body. */
function startSlowSubmission(origin: string) {
  const body = JSON.stringify(deckRequest);
  const clientRequest = request(origin + DECK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const response = once(clientRequest, 'response') as Promise<[IncomingMessage]>;
  clientRequest.flushHeaders();
  return { response, finish: () => clientRequest.end(body), clientRequest };
}

describe.each(DIALECTS)('SIGTERM on %s', (dialect) => {
  test('the server finishes running requests, closes idle connections and exits', async () => {
    const { settings, startServer } = await createTestSystem(dialect);
    const server = await startServer();
    const agent = createKeepAliveAgent();
    // Open two idle connections, and one with an incomplete request.
    await Promise.all(
      [createVisitor(), createVisitor()].map((visitor) => sendLead(server.origin, visitor, agent)),
    );
    const slowRequest = startSlowSubmission(server.origin);
    await expect.poll(() => slowRequest.clientRequest.socket?.connecting).toBe(false);
    await fetch(`${server.origin}/healthz`);
    server.child.kill('SIGTERM');
    await expect.poll(checkAcceptsConnections(server.origin)).toBe('refused');
    slowRequest.finish();
    const [response] = await slowRequest.response;
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    expect(await waitForExit(server.child)).toBe(0);
    const submissions = await withStore(settings, ({ db }) =>
      db.selectFrom('submissions').select('id').execute(),
    );
    expect(submissions).toHaveLength(3);
  });

  test('a second signal ends the process at once', async () => {
    const { startServer } = await createTestSystem(dialect);
    const server = await startServer();
    const slowRequest = startSlowSubmission(server.origin);
    slowRequest.response.catch(() => {});
    slowRequest.clientRequest.on('error', () => {});
    await fetch(`${server.origin}/healthz`);
    server.child.kill('SIGTERM');
    await expect.poll(checkAcceptsConnections(server.origin)).toBe('refused');
    await expect
      .poll(() => {
        if (server.child.exitCode === null) server.child.kill('SIGTERM');
        return server.child.exitCode;
      })
      .toBe(1);
  });
});

test('after SIGTERM, readiness fails on a kept-alive connection, and the connection is closed', async () => {
  const { startServer } = await createTestSystem('sqlite');
  const server = await startServer();
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n';
  // The request is still incomplete at the time of the signal, so the connection is not idle.
  socket.write(head);
  const slowRequest = startSlowSubmission(server.origin);
  await fetch(`${server.origin}/healthz`);
  server.child.kill('SIGTERM');
  await expect.poll(checkAcceptsConnections(server.origin)).toBe('refused');
  socket.write('\r\n');
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 503 /);
  expect(response).toMatch(/^connection: close\r$/im);
  slowRequest.finish();
  await slowRequest.response;
  expect(await waitForExit(server.child)).toBe(0);
});

test('npm start forwards a signal to the server', async () => {
  const { env } = await createTestSystem('sqlite');
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, ...env, PORT: '0', SITE_DIR: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let output = '';
  npm.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toMatch(/Address\s+http/);
  const origin = /Address\s+(http:\S+)/.exec(output)?.[1] ?? '';
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await expect.poll(checkAcceptsConnections(origin)).toBe('refused');
});

test.each(DIALECTS)('a separate worker on %s serves its metrics', async (dialect) => {
  const { startWorker } = await createTestSystem(dialect);
  const worker = await startWorker();
  const findMetricsUrl = () => /http:\/\/localhost:\d+\/metrics/.exec(worker.output.join('\n'))?.[0];
  await expect.poll(findMetricsUrl).toBeDefined();
  const page = await (await fetch(findMetricsUrl() ?? '')).text();
  for (const name of ['delivery_target_open', 'process_resident_memory_bytes', 'nodejs_eventloop_lag'])
    expect(page).toContain(name);
  expect(await worker.stop()).toBe(0);
});
