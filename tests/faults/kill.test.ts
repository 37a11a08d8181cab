/** SIGKILL under load, again and again: what was acknowledged is there, once, with its deliveries. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { DIALECTS, emptyStore, silent } from '#server/testing/stores.ts';
import { siteFixture } from '#server/testing/test-server.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { figure } from './figures.ts';
import { startLoad, type Visitor } from './lead-load.ts';
import { startServer } from './server-process.ts';
import { KILLS, TIMEOUT } from './size.ts';

const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
const LEADS_PER_ROUND = 150;

describe.each(DIALECTS)('SIGKILL under load on %s', (dialect) => {
  test(
    `${KILLS} kills lose no acknowledged lead and no delivery`,
    async () => {
      const { dataDir, databaseUrl } = await emptyStore(dialect);
      const receiver = await startReceiver();
      const env = {
        DATA_DIR: dataDir,
        SITE_DIR: siteFixture(),
        TRUST_PROXY: '1',
        DECK_FORWARD_URL: receiver.url,
        DECK_FORWARD_SECRET: SECRET,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      };
      const acknowledged: Visitor[] = [];
      let unanswered: readonly Visitor[] = [];

      for (let round = 0; round < KILLS; round += 1) {
        const server = await startServer(env);
        const load = startLoad({ origin: server.origin, connections: 16, visitors: unanswered });
        await expect
          .poll(() => load.acknowledged.length, { timeout: TIMEOUT })
          .toBeGreaterThan(LEADS_PER_ROUND);
        await server.kill();
        await load.stop();
        acknowledged.push(...load.acknowledged);
        unanswered = load.unanswered;
        // The store takes up where it was, whatever the kill interrupted.
        const store = await openStore({ dataDir, databaseUrl }, silent);
        const people = (await store.db.selectFrom('leads').select('person').execute()).map(
          ({ person }) => person,
        );
        const known = new Set(people);
        expect(known.size, 'one lead for each person').toBe(people.length);
        expect(
          acknowledged.filter(({ email }) => !known.has(email)),
          'acknowledged and lost',
        ).toEqual([]);
        const rows = await store.db.selectFrom('deliveries').select(['lead_id', 'state']).execute();
        expect(rows.length, 'both deliveries of every lead').toBe(people.length * 2);
        expect(rows.filter(({ state }) => state !== 'pending' && state !== 'done')).toEqual([]);
        // Leases of the dead process are taken over after a minute; that they are is proven with a driven clock elsewhere.
        await store.db.updateTable('deliveries').set({ lease_owner: null }).execute();
        await store.close();
      }

      const store = await openStore({ dataDir, databaseUrl }, silent);
      onTestFinished(() => store.close());
      const server = await startServer(env);
      onTestFinished(server.kill);
      const open = async () =>
        (await store.db.selectFrom('deliveries').select('id').where('state', '!=', 'done').execute()).length;
      await expect.poll(open, { timeout: TIMEOUT, interval: 200 }).toBe(0);
      const leads = await store.db.selectFrom('leads').select('id').execute();
      // A forward that was cut off may come again, and the receiver knows it by its id.
      const forwarded = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
      expect(forwarded).toEqual(new Set(leads.map(({ id }) => id)));
      const mails = readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
      expect(mails).toHaveLength(leads.length);
      figure({
        dialect,
        kills: KILLS,
        leads: leads.length,
        forwards: receiver.calls.length,
        mails: mails.length,
      });
      expect(await server.stop()).toBe(0);
    },
    TIMEOUT,
  );
});
