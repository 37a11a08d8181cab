import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { NOW, newLead } from '#server/testing/leads.ts';
import { DIALECTS, silent, testStore, unmigratedStore } from '#server/testing/stores.ts';
import { MAX_GROUP_SIZE } from './intake.ts';
import { openStore, type Store } from './open-store.ts';

const readDeliveries = (store: Store, kind: string) =>
  store.db
    .selectFrom('deliveries')
    .select(['state', 'note'])
    .where('kind', '=', kind)
    // Ids from the same millisecond have no order.
    .orderBy('state')
    .execute();
const countLeads = async ({ db }: Store) => (await db.selectFrom('leads').select('id').execute()).length;

describe.each(DIALECTS)('intake on %s', (dialect) => {
  test('stores the lead unchanged, with its deliveries', async () => {
    const store = await testStore(dialect);
    const { lead, deliveries } = newLead(
      { first_name: 'Zoë 🦜', last_name: 'NULL', company: `O'Neil "& Söhne", {a,b} \\; drop table leads` },
      ['deck-mail', 'operator-mail', 'forward'],
    );
    expect(await store.intake({ lead, deliveries })).toBe('stored');
    expect(await store.db.selectFrom('leads').selectAll().execute()).toMatchObject([lead]);
    const rows = await store.db.selectFrom('deliveries').selectAll().execute();
    expect(rows.map(({ kind }) => kind).sort()).toEqual(deliveries.map(({ kind }) => kind).sort());
    expect(rows.every(({ state, next_at }) => state === 'pending' && next_at === NOW)).toBe(true);
  });

  test('requests with the same key create one lead, both at the same time and later', async () => {
    const store = await testStore(dialect);
    const storeSame = () => store.intake(newLead({ email: 'ada@acme.test', fingerprint: 'same' }));
    expect((await Promise.all([storeSame(), storeSame(), storeSame()])).sort()).toEqual([
      'repeated',
      'repeated',
      'stored',
    ]);
    expect(await storeSame()).toBe('repeated');
    expect(await countLeads(store)).toBe(1);
    expect(await readDeliveries(store, 'deck-mail')).toHaveLength(1);
  });

  test('leads without a key are all stored', async () => {
    const store = await testStore(dialect);
    await Promise.all(Array.from({ length: 250 }, () => store.intake(newLead())));
    expect(await countLeads(store)).toBe(250);
    expect(await readDeliveries(store, 'deck-mail')).toHaveLength(250);
  });

  test('the largest group of leads is stored, with any number of event receivers', async () => {
    const store = await testStore(dialect);
    const tools = Array.from({ length: 25 }, (_, index) => index);
    const storeLead = () => {
      const { lead, deliveries } = newLead();
      const messages = tools.map((tool) => ({
        kind: 'event',
        target: `tool-${tool}`,
        messageId: lead.id,
        payload: '{}',
      }));
      return store.intake({ lead, deliveries, messages });
    };
    await Promise.all(Array.from({ length: MAX_GROUP_SIZE }, storeLead));
    expect(await readDeliveries(store, 'event')).toHaveLength(MAX_GROUP_SIZE * tools.length);
  });

  test('if the store rejects one lead, the other leads are stored', async () => {
    const store = await testStore(dialect);
    const { lead, deliveries } = newLead();
    const broken = { lead: { ...lead, page: null as unknown as string }, deliveries };
    const results = await Promise.allSettled([newLead(), broken, newLead()].map(store.intake));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countLeads(store)).toBe(2);
  });

  test('a person gets the same mail at most once an hour, for any spelling of the address', async () => {
    const store = await testStore(dialect);
    const sendDeckRequest = (email: string, created_at: number) =>
      store.intake(newLead({ email, created_at }));
    const readStates = async () => (await readDeliveries(store, 'deck-mail')).map(({ state }) => state);
    await Promise.all([sendDeckRequest('ada@acme.test', NOW), sendDeckRequest('Ada@Acme.test', NOW)]);
    await sendDeckRequest('ADA+deck@acme.test', NOW + HOUR - 1);
    expect(await readStates()).toEqual(['pending', 'skipped', 'skipped']);
    await sendDeckRequest('ada@acme.test', NOW + HOUR);
    expect(await readStates()).toEqual(['pending', 'pending', 'skipped', 'skipped']);
    expect(await countLeads(store)).toBe(4);
  });

  test('suspected spam is stored; its deliveries are held and use no mail slot', async () => {
    const store = await testStore(dialect);
    const email = 'ada@acme.test';
    await store.intake(
      newLead({ email, suspicion: 'hidden field was filled' }, ['deck-mail', 'operator-mail']),
    );
    expect(await readDeliveries(store, 'operator-mail')).toEqual([
      { state: 'held', note: 'suspected spam: hidden field was filled' },
    ]);
    await store.intake(newLead({ email }));
    expect((await readDeliveries(store, 'deck-mail')).map(({ state }) => state)).toEqual(['held', 'pending']);
  });

  test('a sign-up asks for confirmation, unless the person is already confirmed', async () => {
    const store = await testStore(dialect);
    const signUp = (created_at: number) =>
      store.intake(
        newLead({ kind: 'newsletter', email: 'ada@acme.test', created_at }, ['newsletter-confirm']),
      );
    await signUp(NOW);
    expect(await store.db.selectFrom('subscribers').select(['person', 'state']).execute()).toEqual([
      { person: 'ada@acme.test', state: 'pending' },
    ]);
    const [before] = await store.db.selectFrom('subscribers').select('lead_id').execute();
    await store.db.updateTable('subscribers').set({ state: 'confirmed' }).execute();
    await signUp(NOW + 2 * HOUR);
    expect(await readDeliveries(store, 'newsletter-confirm')).toEqual([
      { state: 'pending', note: '' },
      { state: 'skipped', note: 'already subscribed' },
    ]);
    expect(await store.db.selectFrom('subscribers').select(['lead_id', 'state']).execute()).toEqual([
      { ...before, state: 'confirmed' },
    ]);
  });

  test('several processes may start at once on an empty store', async () => {
    const settings = await unmigratedStore(dialect);
    const script = `
      import { pino } from 'pino';
      import { openStore } from '#server/store/open-store.ts';
      import { leadRow } from '#server/testing/lead-row.ts';
      const store = await openStore(${JSON.stringify(settings)}, pino({ level: 'silent' }));
      await store.intake({ lead: leadRow(), deliveries: [] });
      await store.close();`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    await Promise.all([start(), start(), start()]);
    const store = await openStore(settings, silent);
    expect(await countLeads(store)).toBe(3);
    await store.close();
  });

  test('the readiness probe writes, and fails if the store is not writable', async () => {
    const store = await testStore(dialect);
    await store.probe(NOW);
    expect(await store.db.selectFrom('probe').selectAll().execute()).toEqual([{ id: 1, at: NOW }]);
    if (dialect === 'sqlite') await sql`pragma query_only = on`.execute(store.db);
    else await sql`drop table probe`.execute(store.db);
    await expect(store.probe(NOW)).rejects.toThrow();
  });
});

describe('a SQLite store that cannot write', () => {
  test.each([
    ['a full disk', 'pragma max_page_count = 1'],
    ['a read-only file', 'pragma query_only = on'],
  ])('because of %s rejects the lead, and accepts the next one afterwards', async (_, pragma) => {
    const store = await testStore('sqlite');
    const createLargeLead = () => newLead({ details: JSON.stringify('x'.repeat(20_000)) });
    await sql.raw(pragma).execute(store.db);
    await expect(store.intake(createLargeLead())).rejects.toThrow();
    await sql.raw('pragma max_page_count = 100000').execute(store.db);
    await sql.raw('pragma query_only = off').execute(store.db);
    expect(await store.intake(createLargeLead())).toBe('stored');
    expect(await countLeads(store)).toBe(1);
  });
});
