import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/timing.ts';
import { DIALECTS, reopen, testStore, unmigratedStore } from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import type { Store } from './open-store.ts';

const readDeliveries = (store: Store, kind: string) =>
  store.db
    .selectFrom('deliveries')
    .select(['state', 'note'])
    .where('kind', '=', kind)
    // Ids from the same millisecond have no order.
    .orderBy('state')
    .execute();
const countSubmissions = async ({ db }: Store) =>
  (await db.selectFrom('submissions').select('id').execute()).length;

describe.each(DIALECTS)('intake on %s', (dialect) => {
  test('stores the submission unchanged, with its deliveries', async () => {
    const store = await testStore(dialect);
    const company = `O'Neil "& Söhne", {a,b} \\; drop table submissions`;
    const fields = { first_name: 'Zoë 🦜', last_name: 'NULL', company };
    const { submission, deliveries } = newSubmission(fields, ['deck-mail', 'operator-mail', 'forward']);
    expect(await store.intake({ submission, deliveries })).toBe('stored');
    expect(await store.db.selectFrom('submissions').selectAll().execute()).toMatchObject([submission]);
    const rows = await store.db.selectFrom('deliveries').selectAll().execute();
    expect(rows.map(({ kind }) => kind).sort()).toEqual(deliveries.map(({ kind }) => kind).sort());
    expect(rows.every(({ state, next_at }) => state === 'pending' && next_at === NOW)).toBe(true);
  });

  test('submissions without a key are all stored', async () => {
    const store = await testStore(dialect);
    await Promise.all(Array.from({ length: 250 }, () => store.intake(newSubmission())));
    expect(await countSubmissions(store)).toBe(250);
    expect(await readDeliveries(store, 'deck-mail')).toHaveLength(250);
  });

  test('if the store rejects one submission, the other submissions are stored', async () => {
    const store = await testStore(dialect);
    const { submission, deliveries } = newSubmission();
    const broken = { submission: { ...submission, page: null as unknown as string }, deliveries };
    const results = await Promise.allSettled([newSubmission(), broken, newSubmission()].map(store.intake));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countSubmissions(store)).toBe(2);
  });

  test('a person gets the same mail at most once an hour, for any spelling of the address', async () => {
    const store = await testStore(dialect);
    const sendDeckRequest = (email: string, created_at: number) =>
      store.intake(newSubmission({ email, created_at }));
    const readStates = async () => (await readDeliveries(store, 'deck-mail')).map(({ state }) => state);
    await Promise.all([sendDeckRequest('ada@acme.test', NOW), sendDeckRequest('Ada@Acme.test', NOW)]);
    await sendDeckRequest('ADA@acme.test', NOW + HOUR - 1);
    expect(await readStates()).toEqual(['pending', 'skipped', 'skipped']);
    await sendDeckRequest('ada@acme.test', NOW + HOUR);
    expect(await readStates()).toEqual(['pending', 'pending', 'skipped', 'skipped']);
    expect(await countSubmissions(store)).toBe(4);
  });

  test('addresses with a tag share a mail an hour, and use up none of the address without a tag', async () => {
    const store = await testStore(dialect);
    for (const email of ['ada+1@acme.test', 'ada+2@acme.test', 'ada@acme.test'])
      await store.intake(newSubmission({ email }));
    const states = (await readDeliveries(store, 'deck-mail')).map(({ state }) => state);
    expect(states).toEqual(['pending', 'pending', 'skipped']);
  });

  test('a sign-up asks for confirmation, unless the person is already confirmed', async () => {
    const store = await testStore(dialect);
    const signUp = (created_at: number) =>
      store.intake(
        newSubmission({ kind: 'newsletter', email: 'ada@acme.test', created_at }, ['newsletter-confirm']),
      );
    await signUp(NOW);
    expect(await store.db.selectFrom('subscribers').select(['person', 'state']).execute()).toEqual([
      { person: 'ada@acme.test', state: 'pending' },
    ]);
    const [before] = await store.db.selectFrom('subscribers').select('submission_id').execute();
    await store.db.updateTable('subscribers').set({ state: 'confirmed' }).execute();
    await signUp(NOW + 2 * HOUR);
    expect(await readDeliveries(store, 'newsletter-confirm')).toEqual([
      { state: 'pending', note: '' },
      { state: 'skipped', note: 'already subscribed' },
    ]);
    expect(await store.db.selectFrom('subscribers').select(['submission_id', 'state']).execute()).toEqual([
      { ...before, state: 'confirmed' },
    ]);
  });

  test('several processes may start at once on an empty store, and share the keys of requests', async () => {
    const settings = await unmigratedStore(dialect);
    const script = `
      import { pino } from 'pino';
      import { openStore } from '#server/store/open-store.ts';
      import { submissionRow } from '#server/testing/submission-row.ts';
      const store = await openStore(${JSON.stringify(settings)}, pino({ level: 'silent' }));
      for (const fingerprint of ['same', null])
        await store.intake({ submission: submissionRow({ fingerprint }), deliveries: [] });
      await store.close();`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    await Promise.all([start(), start(), start()]);
    expect(await countSubmissions(await reopen(settings))).toBe(1 + 3);
  });
});
