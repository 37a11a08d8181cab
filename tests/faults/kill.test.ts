/** Kills a server under load, repeatedly. Every acknowledged submission is stored exactly once, with its deliveries. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIALECTS, reopen } from '#server/testing/stores.ts';
import { forwardsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import { KILLS } from './size.ts';
import { startLoad, type Visitor } from './submission-load.ts';
import { createTestSystem, withStore } from './test-system.ts';

const LEADS_PER_ROUND = 150;

describe.each(DIALECTS)('SIGKILL under load on %s', (dialect) => {
  test(`${KILLS} kills lose no acknowledged submission and no delivery`, async () => {
    const receiver = await startReceiver();
    const { settings, startServer } = await createTestSystem(dialect, forwardsTo(receiver));
    const acknowledged: Visitor[] = [];
    let unanswered: readonly Visitor[] = [];

    for (let round = 0; round < KILLS; round += 1) {
      const server = await startServer();
      const load = startLoad({ origin: server.origin, connections: 16, visitors: unanswered });
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(LEADS_PER_ROUND);
      await server.kill();
      await load.stop();
      acknowledged.push(...load.acknowledged);
      unanswered = load.unanswered;
      // The store recovers from any interrupted write.
      await withStore(settings, async ({ db }) => {
        const people = (await db.selectFrom('submissions').select('person').execute()).map(
          ({ person }) => person,
        );
        const knownPeople = new Set(people);
        expect(knownPeople.size, 'one submission for each person').toBe(people.length);
        expect(
          acknowledged.filter(({ email }) => !knownPeople.has(email)),
          'acknowledged and lost',
        ).toEqual([]);
        const rows = await db.selectFrom('deliveries').select(['submission_id', 'state']).execute();
        expect(rows.length, 'both deliveries of every submission').toBe(people.length * 2);
        expect(rows.filter(({ state }) => state !== 'pending' && state !== 'done')).toEqual([]);
        // Do not wait a minute until the leases of the killed process expire. Another test covers that.
        await db.updateTable('deliveries').set({ lease_owner: null }).execute();
      });
    }

    const store = await reopen(settings);
    const server = await startServer();
    const countOpen = async () =>
      (await store.db.selectFrom('deliveries').select('id').where('state', '!=', 'done').execute()).length;
    await expect.poll(countOpen, { interval: 200 }).toBe(0);
    const submissions = await store.db.selectFrom('submissions').select('id').execute();
    // An interrupted forward may be sent twice. The receiver recognizes it by its id.
    const forwardedIds = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
    expect(forwardedIds).toEqual(new Set(submissions.map(({ id }) => id)));
    const mails = readdirSync(join(settings.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    expect(mails).toHaveLength(submissions.length);
    expect(await server.stop()).toBe(0);
  });
});
