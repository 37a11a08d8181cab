/**
 * If the store hangs, the visitor gets an error within five seconds, even if the request waits for it several times.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { REQUEST_BUDGET_MS } from '#server/http/time-budget.ts';
import { DESK_ENV, deskBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';

async function lockStore({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }) {
  if (!databaseUrl) {
    const lockingConnection = new DatabaseSync(join(dataDir, 'leads.db'));
    onTestFinished(() => lockingConnection.close());
    lockingConnection.exec('begin immediate');
    return async () => lockingConnection.exec('commit');
  }
  const lockingConnection = new pg.Client({ connectionString: databaseUrl });
  await lockingConnection.connect();
  onTestFinished(() => lockingConnection.end());
  await lockingConnection.query('begin');
  await lockingConnection.query(
    'lock table rate_limits, submissions, probe, audit_log in access exclusive mode',
  );
  return async () => void (await lockingConnection.query('commit'));
}

describe.each(DIALECTS)('a locked store on %s', (dialect) => {
  test('answers 503 within the limit, and accepts submissions again afterwards', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const operator = deskBrowser(server);
    await operator.signIn();
    const unlock = await lockStore(server.settings);
    const startTime = performance.now();
    const measure = async (response: Promise<Response>) => ({
      status: (await response).status,
      ms: performance.now() - startTime,
    });
    const responses = await Promise.all([
      ...[1, 2, 3].map((n) => measure(server.post(DECK_PATH, { ...deckRequest, email: `${n}@acme.test` }))),
      measure(server.request('/readyz')),
      measure(operator.post('/leads/query', { filter: {}, sort: 'newest', after: null })),
    ]);
    for (const { status, ms } of responses) {
      expect(status).toBe(503);
      // Shorter than two waits, on any machine.
      expect(ms).toBeLessThan(2 * REQUEST_BUDGET_MS);
    }
    await unlock();
    await expect.poll(async () => (await server.post(DECK_PATH, deckRequest)).status).toBe(200);
  });
});
