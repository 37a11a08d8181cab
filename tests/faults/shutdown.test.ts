/** After a stop signal, the process fails its readiness probe, finishes running requests and exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
import { newVisitor, sendLead } from './lead-load.ts';
import { TIMEOUT } from './size.ts';
import { inStore, keptConnections, newTestSystem, openness, testSystemAt } from './test-system.ts';

const exitOf = async (child: ChildProcess) =>
  child.exitCode ?? child.signalCode ?? ((await once(child, 'exit')) as [number | null])[0];

const faultOf = (start: Promise<unknown>) =>
  start.then(
    () => 'it started',
    (error: Error) => error.message,
  );

/** A request whose body comes later, on its own connection. */
function slowLead(origin: string) {
  const body = JSON.stringify(deckRequest);
  const outgoing = request(origin + DECK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.flushHeaders();
  return { answered, finish: () => outgoing.end(body), outgoing };
}

describe.each(DIALECTS)('SIGTERM on %s', (dialect) => {
  test(
    'finishes running requests, closes idle connections, and exits',
    async () => {
      const { settings, startServer } = await newTestSystem(dialect);
      const server = await startServer();
      const agent = keptConnections();
      // Two idle connections, and one with an incomplete request.
      await Promise.all([newVisitor(), newVisitor()].map((one) => sendLead(server.origin, one, agent)));
      const slowRequest = slowLead(server.origin);
      await expect.poll(() => slowRequest.outgoing.socket?.connecting).toBe(false);
      await fetch(`${server.origin}/healthz`);
      server.child.kill('SIGTERM');
      await expect.poll(openness(server.origin), { timeout: TIMEOUT }).toBe('refused');
      slowRequest.finish();
      const [response] = await slowRequest.answered;
      expect(response.statusCode).toBe(200);
      expect(response.headers.connection).toBe('close');
      expect(await exitOf(server.child)).toBe(0);
      const leads = await inStore(settings, ({ db }) => db.selectFrom('leads').select('id').execute());
      expect(leads).toHaveLength(3);
    },
    TIMEOUT,
  );

  test(
    'a second signal ends the process at once',
    async () => {
      const { startServer } = await newTestSystem(dialect);
      const server = await startServer();
      const slowRequest = slowLead(server.origin);
      slowRequest.answered.catch(() => {});
      slowRequest.outgoing.on('error', () => {});
      await fetch(`${server.origin}/healthz`);
      server.child.kill('SIGTERM');
      await expect.poll(openness(server.origin), { timeout: TIMEOUT }).toBe('refused');
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
  'on a kept-alive connection readiness fails at once, and the connection is closed',
  async () => {
    const { startServer } = await newTestSystem('sqlite');
    const server = await startServer();
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const head = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n';
    // The request is incomplete when the signal comes, so the connection is not idle.
    socket.write(head);
    const slowRequest = slowLead(server.origin);
    await fetch(`${server.origin}/healthz`);
    server.child.kill('SIGTERM');
    await expect.poll(openness(server.origin), { timeout: TIMEOUT }).toBe('refused');
    socket.write('\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    slowRequest.finish();
    await slowRequest.answered;
    expect(await exitOf(server.child)).toBe(0);
  },
  TIMEOUT,
);

test(
  'npm start forwards a signal, although npm starts a shell',
  async () => {
    const { env } = await newTestSystem('sqlite');
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
    await expect.poll(openness(origin), { timeout: TIMEOUT }).toBe('refused');
  },
  TIMEOUT,
);

test(
  'a store locked by another process delays leads, not pages',
  async () => {
    const { settings, startServer } = await newTestSystem('sqlite', { WORKER: 'off' });
    const server = await startServer();
    const agent = keptConnections();
    const other = new DatabaseSync(join(settings.dataDir, 'leads.db'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    let isAnswered = false;
    const lead = sendLead(server.origin, newVisitor(), agent).then((status) => {
      isAnswered = true;
      return status;
    });
    for (let page = 0; page < 20; page += 1) expect((await fetch(server.origin)).status).toBe(200);
    expect(isAnswered).toBe(false);
    other.exec('commit');
    expect(await lead).toBe(200);
    expect(await server.stop()).toBe(0);
  },
  TIMEOUT,
);

describe.each(DIALECTS)('the processes on %s', (dialect) => {
  test(
    'a separate worker serves its metrics',
    async () => {
      const { startWorker } = await newTestSystem(dialect);
      const worker = await startWorker();
      const address = () => /http:\/\/localhost:\d+\/metrics/.exec(worker.output.join('\n'))?.[0];
      await expect.poll(address, { timeout: TIMEOUT }).toBeDefined();
      const page = await (await fetch(address() ?? '')).text();
      for (const name of ['delivery_target_open', 'process_resident_memory_bytes', 'nodejs_eventloop_lag'])
        expect(page).toContain(name);
      expect(await worker.stop()).toBe(0);
    },
    TIMEOUT,
  );

  test(
    'a server that is too old for its store does not start, and says which version it needs',
    async () => {
      const { settings, startServer } = await newTestSystem(dialect);
      await inStore(settings, async ({ db }) => {
        await db.insertInto('migrations').values({ name: '999-of-the-future', applied_at: 0 }).execute();
        await db.updateTable('store_version').set({ version: '99.0.0' }).execute();
      });
      const fault = await faultOf(startServer());
      expect(fault).toContain('Start version 99.0.0 or newer');
      expect(fault).not.toContain('    at ');
    },
    TIMEOUT,
  );
});

test('a data folder that is not writable is reported in one line', async () => {
  const { startServer } = testSystemAt({ dataDir: '/proc/leads', databaseUrl: undefined });
  const fault = await faultOf(startServer());
  expect(fault).toContain('/proc/leads');
  expect(fault).not.toContain('    at ');
});
