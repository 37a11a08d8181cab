import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { captureLog, testStore, unmigratedStore } from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { openStore, type Store } from './open-store.ts';

let addedCount = 0;

/** One after the other: concurrent submissions have no order. */
const addSubmission = (store: Store, name: string) =>
  store.intake(
    newSubmission({ email: `${name}@needle.test`, first_name: name, created_at: NOW + addedCount++ }),
  );

const erase = (store: Store, name: string) =>
  store.db.deleteFrom('people').where('email_key', '=', `${name}@needle.test`).execute();

/** People in SQLite's index, in the order in which they came. */
const indexedNames = async ({ db }: Store) => {
  const { rows } = await sql<{ key: string }>`select email_key as key from people_search
    join people_rows on people_rows.seq = people_search.rowid where people_search match '"needle"' order by people_search.rowid`.execute(
    db,
  );
  return rows.map(({ key }) => key.split('@')[0]);
};

test('each person is in the index once, with every form, until they are erased', async () => {
  const store = await testStore('sqlite');
  for (const name of ['ada', 'bea', 'cleo', 'ada']) await addSubmission(store, name);
  expect(await indexedNames(store)).toEqual(['ada', 'bea', 'cleo']);
  await erase(store, 'bea');
  await addSubmission(store, 'dora');
  expect(await indexedNames(store)).toEqual(['ada', 'cleo', 'dora']);
});

test('compacting the file, which renumbers its rows, loses nobody', async () => {
  const store = await testStore('sqlite');
  for (const name of ['ada', 'bea', 'cleo', 'dora']) await addSubmission(store, name);
  for (const name of ['ada', 'bea']) await erase(store, name);
  await sql`vacuum`.execute(store.db);
  await addSubmission(store, 'eve');
  await addSubmission(store, 'cleo');
  expect(await indexedNames(store)).toEqual(['cleo', 'dora', 'eve']);
});

test('without the extension pg_trgm the log says so, and a search still works', async () => {
  const { databaseUrl = '', dataDir } = await unmigratedStore('postgres');
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  onTestFinished(() => admin.end());
  // A user who may create tables but no extension.
  const user = `u_${randomBytes(6).toString('hex')}`;
  await admin.query(
    `create role ${user} login password 'password'; grant create on schema public to ${user}`,
  );
  const url = new URL(databaseUrl);
  url.username = user;
  const { log, lines } = captureLog();
  const store = await openStore({ databaseUrl: url.href, dataDir }, log);
  onTestFinished(() => store.close());
  expect(lines.join()).toContain('extension pg_trgm is missing');
  await addSubmission(store, 'ada');
  const query = { filter: { search: 'eedl' }, sort: 'newest', after: null } as const;
  const { leads } = await readLeadPage(store, query);
  expect(leads.map(({ email }) => email)).toEqual(['ada@needle.test']);
  await admin.query('create extension pg_trgm');
  lines.length = 0;
  await (await openStore({ databaseUrl: url.href, dataDir }, log)).close();
  expect(lines).toEqual([]);
  const { rows } = await admin.query("select to_regclass('people_trigrams') is not null as is_there");
  expect(rows).toEqual([{ is_there: true }]);
});
