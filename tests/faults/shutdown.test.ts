/** After a stop signal, the process fails its readiness probe, finishes running requests and exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
import { TIMEOUT } from './size.ts';
import { createVisitor, sendLead } from './submission-load.ts';
import {
  checkAcceptsConnections,
  createKeepAliveAgent,
  createTestSystem,
  createTestSystemAt,
  withStore,
} from './test-system.ts';

const waitForExit = async (child: ChildProcess) =>
  child.exitCode ?? child.signalCode ?? ((await once(child, 'exit')) as [number | null])[0];

const readStartError = (start: Promise<unknown>) =>
  start.then(
    () => 'it started',
    (error: Error) => error.message,
  );

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
  test(
    'the server finishes running requests, closes idle connections and exits',
    async () => {
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
      await expect.poll(checkAcceptsConnections(server.origin), { timeout: TIMEOUT }).toBe('refused');
      slowRequest.finish();
      const [response] = await slowRequest.response;
      expect(response.statusCode).toBe(200);
      expect(response.headers.connection).toBe('close');
      expect(await waitForExit(server.child)).toBe(0);
      const submissions = await withStore(settings, ({ db }) =>
        db.selectFrom('submissions').select('id').execute(),
      );
      expect(submissions).toHaveLength(3);
    },
    TIMEOUT,
  );

  test(
    'a second signal ends the process at once',
    async () => {
      const { startServer } = await createTestSystem(dialect);
      const server = await startServer();
      const slowRequest = startSlowSubmission(server.origin);
      slowRequest.response.catch(() => {});
      slowRequest.clientRequest.on('error', () => {});
      await fetch(`${server.origin}/healthz`);
      server.child.kill('SIGTERM');
      await expect.poll(checkAcceptsConnections(server.origin), { timeout: TIMEOUT }).toBe('refused');
      await expect
        .poll(
          () => {
            if (server.child.exitCode === null) server.child.kill('SIGTERM');
            return server.child.exitCode;
          },
          { timeout: TIMEOUT },
        )
        .toBe(1);
    },
    TIMEOUT,
  );
});

test(
  'after SIGTERM, readiness fails on a kept-alive connection, and the connection is closed',
  async () => {
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
    await expect.poll(checkAcceptsConnections(server.origin), { timeout: TIMEOUT }).toBe('refused');
    socket.write('\r\n');
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toMatch(/^connection: close\r$/im);
    slowRequest.finish();
    await slowRequest.response;
    expect(await waitForExit(server.child)).toBe(0);
  },
  TIMEOUT,
);

test(
  'npm start forwards a signal to the server',
  async () => {
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
    await expect.poll(() => output, { timeout: TIMEOUT }).toMatch(/Address\s+http/);
    const origin = /Address\s+(http:\S+)/.exec(output)?.[1] ?? '';
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    npm.kill('SIGTERM');
    await expect.poll(checkAcceptsConnections(origin), { timeout: TIMEOUT }).toBe('refused');
  },
  TIMEOUT,
);

describe.each(DIALECTS)('the processes on %s', (dialect) => {
  test(
    'a separate worker serves its metrics',
    async () => {
      const { startWorker } = await createTestSystem(dialect);
      const worker = await startWorker();
      const findMetricsUrl = () => /http:\/\/localhost:\d+\/metrics/.exec(worker.output.join('\n'))?.[0];
      await expect.poll(findMetricsUrl, { timeout: TIMEOUT }).toBeDefined();
      const page = await (await fetch(findMetricsUrl() ?? '')).text();
      for (const name of ['delivery_target_open', 'process_resident_memory_bytes', 'nodejs_eventloop_lag'])
        expect(page).toContain(name);
      expect(await worker.stop()).toBe(0);
    },
    TIMEOUT,
  );

  test(
    'a server that is too old for its store does not start and names the required version',
    async () => {
      const { settings, startServer } = await createTestSystem(dialect);
      await withStore(settings, async ({ db }) => {
        await db.insertInto('migrations').values({ name: '999-of-the-future', applied_at: 0 }).execute();
        await db.updateTable('store_version').set({ version: '99.0.0' }).execute();
      });
      const startError = await readStartError(startServer());
      expect(startError).toContain('Start version 99.0.0 or newer');
      expect(startError).not.toContain('    at ');
    },
    TIMEOUT,
  );
});

test('a data folder that is not writable is reported in one line', async () => {
  const { startServer } = createTestSystemAt({ dataDir: '/proc/submissions', databaseUrl: undefined });
  const fault = await readStartError(startServer());
  expect(fault).toContain('/proc/submissions');
  expect(fault).not.toContain('    at ');
});
