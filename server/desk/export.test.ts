import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { DESK_ENV, signedInBrowser } from '#server/testing/desk-browser.ts';
import { captureLog, DIALECTS } from '#server/testing/stores.ts';
import { newSubmission } from '#server/testing/submissions.ts';
import { ORIGIN, testServer } from '#server/testing/test-server.ts';

/** More than one page, and larger than the socket buffer. */
const LEADS = 400;
const details = JSON.stringify({ answers: { goal: 'x'.repeat(64 * 1024) } });

test.each(DIALECTS)('an aborted export closes the connection and is recorded (%s)', async (dialect) => {
  const { log, lines } = captureLog('error');
  const server = await testServer(dialect, { env: DESK_ENV, log });
  await Promise.all(Array.from({ length: LEADS }, () => server.store.intake(newSubmission({ details }, []))));
  const browser = await signedInBrowser(server);
  const httpServer = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  onTestFinished(() => void httpServer.close());
  if (!httpServer.listening) await new Promise((resolve) => httpServer.once('listening', resolve));
  const { port } = httpServer.address() as AddressInfo;
  const request = { filter: {}, sort: 'newest', format: 'csv' };
  const cookies = [...browser.cookies].map(([name, value]) => `${name.replace('__Host-', '')}=${value}`);
  const response = await fetch(`http://127.0.0.1:${port}/desk/api/leads/export`, {
    method: 'POST',
    headers: { cookie: cookies.join('; '), origin: ORIGIN },
    body: new URLSearchParams({ request: JSON.stringify(request) }),
  });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  // More than the header line, but not everything: the last page waits until the reader continues.
  for (let bytes = 0; bytes < 64 * 1024; ) bytes += (await reader?.read())?.value?.length ?? 0;
  await sql`alter table submissions rename to gone`.execute(server.store.db);
  const readRest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readRest()).rejects.toThrow();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['export failed']);
  const exports = server.store.db.selectFrom('audit_log').select('detail').where('action', '=', 'exported');
  const entries = await exports.execute();
  const [name, , rows, isComplete] = JSON.parse(entries[0]?.detail ?? '[]') as unknown[];
  expect([name, isComplete]).toEqual(['rows', false]);
  expect(Number(rows)).toBeGreaterThan(0);
  expect(Number(rows)).toBeLessThan(LEADS);
});
