/** The store goes down and comes back; the disk is full. Only stored leads are acknowledged. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { type StoreSettings, temporaryFolder } from '#server/testing/stores.ts';
import { newVisitor, sendLead, startLoad, type Visitor } from './lead-load.ts';
import { TIMEOUT } from './size.ts';
import { inStore, keptConnections, newTestSystem, testSystemAt } from './test-system.ts';

async function peopleIn(settings: StoreSettings) {
  const rows = await inStore(settings, ({ db }) => db.selectFrom('leads').select('person').execute());
  return new Set(rows.map(({ person }) => person));
}

const missing = (acknowledged: readonly Visitor[], people: ReadonlySet<string>) =>
  acknowledged.filter(({ email }) => !people.has(email));

describe('PostgreSQL', () => {
  test(
    'while it is down, leads get 503 and pages still load; every acknowledged lead is stored',
    async () => {
      const postgres = await createPostgresServer({ isDurable: true });
      onTestFinished(postgres.destroy);
      const settings = { dataDir: temporaryFolder('data'), databaseUrl: postgres.url };
      // The server starts before its database.
      await postgres.stop();
      const server = await testSystemAt(settings, { WORKER: 'off' }).startServer();
      const agent = keptConnections();
      const status = async (path: string) => (await fetch(server.origin + path)).status;
      const post = () => sendLead(server.origin, newVisitor(), agent);
      expect(await status('/')).toBe(200);
      expect(await status('/readyz')).toBe(503);
      expect(await post()).toBe(503);
      await postgres.start();
      await expect.poll(() => status('/readyz'), { timeout: TIMEOUT }).toBe(200);

      const acknowledged: Visitor[] = [];
      for (const outage of ['stop', 'crash'] as const) {
        const load = startLoad({ origin: server.origin, connections: 8 });
        await expect.poll(() => load.acknowledged.length, { timeout: TIMEOUT }).toBeGreaterThan(50);
        await postgres[outage]();
        await expect.poll(() => load.statuses.get(503) ?? 0, { timeout: TIMEOUT }).toBeGreaterThan(8);
        const before = load.acknowledged.length;
        expect(await status('/')).toBe(200);
        // Readiness is cached for a second, so it follows the store with that delay.
        await expect.poll(() => status('/readyz'), { timeout: TIMEOUT }).toBe(503);
        expect(load.acknowledged.length, 'acknowledged while there was no store').toBe(before);
        await postgres.start();
        await expect.poll(() => load.acknowledged.length, { timeout: TIMEOUT }).toBeGreaterThan(before + 20);
        await load.stop();
        acknowledged.push(...load.acknowledged);
        expect([...load.statuses.keys()].filter((code) => ![0, 200, 503].includes(code))).toEqual([]);
      }
      expect(missing(acknowledged, await peopleIn(settings))).toEqual([]);
      expect(await server.stop()).toBe(0);
    },
    TIMEOUT,
  );
});

describe('SQLite on a full disk', () => {
  test(
    'answers 503, keeps acknowledged leads, and accepts leads again when there is space',
    async () => {
      const { settings, startServer } = await newTestSystem('sqlite', { WORKER: 'off' });
      // A file size limit, which looks like a full disk to the process.
      const server = await startServer((command) => `ulimit -f 1200; ${command}`);
      const load = startLoad({ origin: server.origin, connections: 8 });
      await expect.poll(() => load.statuses.get(503) ?? 0, { timeout: TIMEOUT }).toBeGreaterThan(20);
      await load.stop();
      expect(load.acknowledged.length).toBeGreaterThan(0);
      expect([...load.statuses.keys()].sort()).toEqual([200, 503]);
      expect((await fetch(`${server.origin}/`)).status).toBe(200);
      await server.kill();

      expect(missing(load.acknowledged, await peopleIn(settings))).toEqual([]);
      const again = await startServer();
      const agent = keptConnections();
      for (const visitor of load.unanswered) expect(await sendLead(again.origin, visitor, agent)).toBe(200);
      const people = await peopleIn(settings);
      expect(missing([...load.acknowledged, ...load.unanswered], people)).toEqual([]);
    },
    TIMEOUT,
  );
});
