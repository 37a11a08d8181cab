/** If the database is down or the disk is full, the server acknowledges only submissions that it has stored. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { type StoreSettings, temporaryFolder } from '#server/testing/stores.ts';
import { createVisitor, sendLead, startLoad, type Visitor } from './submission-load.ts';
import { createKeepAliveAgent, createTestSystem, createTestSystemAt, withStore } from './test-system.ts';

async function readPeople(settings: StoreSettings) {
  const rows = await withStore(settings, ({ db }) => db.selectFrom('submissions').select('person').execute());
  return new Set(rows.map(({ person }) => person));
}

const findMissing = (acknowledged: readonly Visitor[], people: ReadonlySet<string>) =>
  acknowledged.filter(({ email }) => !people.has(email));

describe('PostgreSQL', () => {
  test('while the database is down, submissions get status 503 and pages still load', async () => {
    const postgres = await createPostgresServer({ isDurable: true });
    onTestFinished(postgres.destroy);
    const settings = { dataDir: temporaryFolder('data'), databaseUrl: postgres.url };
    // The server starts before its database.
    await postgres.stop();
    const server = await createTestSystemAt(settings, { WORKER: 'off' }).startServer();
    const agent = createKeepAliveAgent();
    const fetchStatus = async (path: string) => (await fetch(server.origin + path)).status;
    const sendNewSubmission = () => sendLead(server.origin, createVisitor(), agent);
    expect(await fetchStatus('/')).toBe(200);
    expect(await fetchStatus('/readyz')).toBe(503);
    expect(await sendNewSubmission()).toBe(503);
    await postgres.start();
    await expect.poll(() => fetchStatus('/readyz')).toBe(200);

    const acknowledged: Visitor[] = [];
    for (const outage of ['stop', 'crash'] as const) {
      const load = startLoad({ origin: server.origin, connections: 8 });
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(50);
      await postgres[outage]();
      await expect.poll(() => load.statuses.get(503) ?? 0).toBeGreaterThan(8);
      const acknowledgedBefore = load.acknowledged.length;
      expect(await fetchStatus('/')).toBe(200);
      // Readiness is cached for a second.
      await expect.poll(() => fetchStatus('/readyz')).toBe(503);
      expect(load.acknowledged.length, 'acknowledged while the database was down').toBe(acknowledgedBefore);
      await postgres.start();
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(acknowledgedBefore + 20);
      await load.stop();
      acknowledged.push(...load.acknowledged);
      expect([...load.statuses.keys()].filter((code) => ![0, 200, 503].includes(code))).toEqual([]);
    }
    expect(findMissing(acknowledged, await readPeople(settings))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});

describe('SQLite on a full disk', () => {
  test('submissions get status 503, acknowledged submissions stay, and submissions are accepted again when there is space', async () => {
    const { settings, startServer } = await createTestSystem('sqlite', { WORKER: 'off' });
    // A limit of the file size has the same effect as a full disk.
    const server = await startServer((command) => `ulimit -f 1200; ${command}`);
    const load = startLoad({ origin: server.origin, connections: 8 });
    await expect.poll(() => load.statuses.get(503) ?? 0).toBeGreaterThan(20);
    await load.stop();
    expect(load.acknowledged.length).toBeGreaterThan(0);
    expect([...load.statuses.keys()].sort()).toEqual([200, 503]);
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    await server.kill();

    expect(findMissing(load.acknowledged, await readPeople(settings))).toEqual([]);
    const restartedServer = await startServer();
    const agent = createKeepAliveAgent();
    for (const visitor of load.unanswered)
      expect(await sendLead(restartedServer.origin, visitor, agent)).toBe(200);
    const people = await readPeople(settings);
    expect(findMissing([...load.acknowledged, ...load.unanswered], people)).toEqual([]);
  });
});
