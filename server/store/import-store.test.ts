import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#domain/timing.ts';
import { readTeam } from '#server/core/team/team.ts';
import { OperatorError } from '#server/errors.ts';
import { DIALECTS, emptyStore, reopen, silent, temporaryFolder, testStore } from '#server/testing/stores.ts';
import { subscriberRow } from '#server/testing/submission-row.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { importStore } from './import-store.ts';
import { openStore, type Store } from './open-store.ts';
import { backupSqlite, SQLITE_FILE } from './sqlite.ts';

const addSubscriber = ({ db }: Store, ...row: Parameters<typeof subscriberRow>) =>
  db
    .insertInto('subscribers')
    .values(subscriberRow(...row))
    .execute();

/** A store with all kinds of data: 250 submissions with one delivery each, the first of them delivered. */
async function createSourceStore() {
  const settings = await emptyStore('sqlite');
  const store = await openStore(settings, silent);
  const submissions = Array.from({ length: 250 }, (_, n) =>
    newSubmission({ email: `p${n}@acme.test`, fingerprint: `f${n}`, utm: '{"utm_source":"ünï"}' }),
  );
  await Promise.all(submissions.map((submission) => store.intake(submission)));
  const first = submissions[0]?.submission.id ?? '';
  const deliveries = store.db.updateTable('deliveries').set({ state: 'done', finished_at: NOW });
  await deliveries.where('submission_id', '=', first).execute();
  await addSubscriber(store, 'p1@acme.test', { confirmed_at: NOW + MINUTE });
  const note = { id: 'n1', person: 'p0@acme.test', author: 'a', text: 'Called', created_at: NOW };
  await store.db.insertInto('notes').values(note).execute();
  return { store, settings, file: join(settings.dataDir, SQLITE_FILE) };
}

const readAllTables = async ({ db }: Store) => ({
  submissions: await db.selectFrom('submissions').selectAll().orderBy('id').execute(),
  deliveries: await db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
  subscribers: await db.selectFrom('subscribers').selectAll().execute(),
  slots: await db.selectFrom('mail_slots').selectAll().execute(),
  notes: await db.selectFrom('notes').selectAll().execute(),
});

const countStates = async ({ db }: Store) => {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
};

const options = { hold: false, dataDir: '', now: NOW + 5 * MINUTE };

describe.each(DIALECTS)('importing into %s', (dialect) => {
  test('an imported store is complete, and only the target sends its waiting deliveries', async () => {
    const source = await createSourceStore();
    const before = await readAllTables(source.store);
    await source.store.close();
    const target = await testStore(dialect);
    const imported = await importStore(target, source.file, options);
    const counts = { submissions: 250, deliveries: 250, subscribers: 1, notes: 1, waiting: 249 };
    expect(imported).toMatchObject(counts);
    expect(await readAllTables(target)).toEqual(before);

    expect(await countStates(await reopen(source.settings))).toEqual({ done: 1, skipped: 249 });
  });

  test('a second import changes nothing, even after later changes to the target', async () => {
    const source = await createSourceStore();
    await source.store.close();
    const copy = join(temporaryFolder('copy'), 'copy.db');
    writeFileSync(copy, readFileSync(source.file));
    const target = await testStore(dialect);
    await importStore(target, source.file, options);
    await target.db.updateTable('deliveries').set({ state: 'done' }).execute();
    await target.db.updateTable('people').set({ status: 'won' }).execute();
    const before = await readAllTables(target);
    const secondImport = await importStore(target, copy, options);
    expect(Object.values(secondImport).reduce((sum, count) => sum + count)).toBe(0);
    expect(await readAllTables(target)).toEqual(before);
  });

  test('an import keeps who was invited to the desk and who was removed', async () => {
    const source = await createSourceStore();
    const target = await testStore(dialect);
    const members = [
      { email: 'leo@desk.test', seen_at: 0, membership: 'removed' as const },
      { email: 'nina@desk.test', seen_at: 0, membership: 'invited' as const },
    ];
    await source.store.db.insertInto('desk_users').values(members).execute();
    await source.store.close();
    await importStore(target, source.file, options);
    const team = await readTeam(target.db, ['leo@desk.test', 'maya@desk.test']);
    expect(team).toEqual(['maya@desk.test', 'nina@desk.test']);
  });

  test('an imported wish not to be contacted stays, and an import lifts none', async () => {
    const source = await createSourceStore();
    const target = await testStore(dialect);
    const mark = (store: Store, email: string, at: number | null) =>
      store.db.updateTable('people').set({ do_not_contact_at: at }).where('email_key', '=', email).execute();
    for (const email of ['p0@acme.test', 'p1@acme.test']) await target.intake(newSubmission({ email }));
    await mark(source.store, 'p0@acme.test', NOW);
    await mark(target, 'p1@acme.test', NOW);
    await source.store.close();
    await importStore(target, source.file, options);
    const marked = target.db
      .selectFrom('people')
      .select('email_key')
      .where('do_not_contact_at', 'is not', null);
    const keys = (await marked.orderBy('email_key').execute()).map(({ email_key }) => email_key);
    expect(keys).toEqual(['p0@acme.test', 'p1@acme.test']);
  });

  test('with --hold, deliveries of a backup are imported as held, and the backup stays unchanged', async () => {
    const source = await createSourceStore();
    const backup = join(temporaryFolder('backup'), 'leads.db');
    await backupSqlite(source.settings.dataDir, backup);
    await source.store.close();
    const bytes = readFileSync(backup);
    const target = await testStore(dialect);
    const imported = await importStore(target, backup, { ...options, hold: true });
    expect(imported).toMatchObject({ submissions: 250, waiting: 249 });
    expect(await countStates(target)).toEqual({ done: 1, held: 249 });
    expect(readFileSync(backup).equals(bytes)).toBe(true);
  });

  test('a submission that was sent to both stores stays one submission and keeps the deliveries of the target', async () => {
    const source = await createSourceStore();
    await source.store.close();
    const target = await testStore(dialect);
    await target.intake(newSubmission({ email: 'p7@acme.test', fingerprint: 'f7' }));
    const imported = await importStore(target, source.file, options);
    expect(imported).toMatchObject({ submissions: 249, deliveries: 249 });
    expect(await countStates(target)).toEqual({ done: 1, pending: 249 });
  });

  test('the latest change to a subscription is kept, from either store', async () => {
    const settings = await emptyStore('sqlite');
    const source = await openStore(settings, silent);
    const left = (minutes: number) =>
      ({ state: 'unsubscribed', unsubscribed_at: NOW + minutes * MINUTE }) as const;
    await addSubscriber(source, 'left-there', left(1));
    await addSubscriber(source, 'left-here', { confirmed_at: NOW + MINUTE });
    await source.close();
    const target = await testStore(dialect);
    await addSubscriber(target, 'left-there');
    await addSubscriber(target, 'left-here', left(2));
    await importStore(target, join(settings.dataDir, SQLITE_FILE), options);
    const people = target.db.selectFrom('subscribers').select(['person', 'state']).orderBy('person');
    expect(await people.execute()).toEqual([
      { person: 'left-here', state: 'unsubscribed' },
      { person: 'left-there', state: 'unsubscribed' },
    ]);
  });
});

describe('an import is rejected', () => {
  test('if another program has the source open, since that program would keep delivering', async () => {
    const source = await createSourceStore();
    const target = await testStore('sqlite');
    const pendingImport = importStore(target, source.file, options);
    await expect(pendingImport).rejects.toThrow(OperatorError);
    await expect(pendingImport).rejects.toThrow(/is in use.*--hold/s);
    expect(await countStates(source.store)).toEqual({ done: 1, pending: 249 });
    await source.store.close();
  });

  test('if the source is the current store', async () => {
    const settings = await emptyStore('sqlite');
    const { dataDir } = settings;
    const ownImport = importStore(await reopen(settings), join(dataDir, SQLITE_FILE), {
      ...options,
      dataDir,
    });
    await expect(ownImport).rejects.toThrow(/in use/);
  });

  test.each([false, true])('a file that is not a store (hold: %s)', async (hold) => {
    const folder = temporaryFolder('files');
    writeFileSync(join(folder, 'text.db'), 'not a database, but long enough to be looked at'.repeat(40));
    new DatabaseSync(join(folder, 'other.db')).exec('create table other (id integer)');
    const target = await testStore('sqlite');
    for (const name of ['text.db', 'other.db', 'missing.db'])
      await expect(importStore(target, join(folder, name), { ...options, hold })).rejects.toThrow(
        OperatorError,
      );
  });
});
