import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readLeadPage } from '#server/core/leads/list-leads.ts';
import { NOW, newLead } from '#server/testing/leads.ts';
import { silent, testStore, unmigratedStore } from '#server/testing/stores.ts';
import { openStore, type Store } from './open-store.ts';
import { indexInBackground, indexLeads } from './search-index.ts';

let addedCount = 0;

/** One after the other: concurrent leads have no order. */
const addLead = (store: Store, name: string) =>
  store.intake(newLead({ email: `${name}@needle.test`, first_name: name, created_at: NOW + addedCount++ }));

const erase = (store: Store, name: string) =>
  store.db.deleteFrom('leads').where('first_name', '=', name).execute();

/** People in the index, in its order. */
const indexedNames = async ({ db }: Store) => {
  const { rows } = await sql<{ name: string }>`select first_name as name from lead_words
    join lead_rows on lead_rows.seq = lead_words.rowid join leads on leads.id = lead_rows.lead_id
    where lead_words match '"nee" AND "dle"' order by lead_words.rowid`.execute(db);
  return rows.map(({ name }) => name);
};

test('the intake does not write to the index; later each lead is added once, in order', async () => {
  const store = await testStore('sqlite');
  const names = ['ada', 'bea', 'cleo', 'dora', 'eve'];
  for (const name of names) await addLead(store, name);
  expect(await indexedNames(store)).toEqual([]);
  await indexLeads(store, 2);
  expect(await indexedNames(store)).toEqual(names);
  await addLead(store, 'faye');
  await indexLeads(store, 2);
  await indexLeads(store, 2);
  expect(await indexedNames(store)).toEqual([...names, 'faye']);
});

test('a lead that arrives after an erasure is indexed', async () => {
  const store = await testStore('sqlite');
  for (const name of ['ada', 'bea']) await addLead(store, name);
  await indexLeads(store);
  await erase(store, 'bea');
  await addLead(store, 'cleo');
  await indexLeads(store);
  expect(await indexedNames(store)).toEqual(['ada', 'cleo']);
  for (const name of ['ada', 'cleo']) await erase(store, name);
  await addLead(store, 'dora');
  await indexLeads(store);
  expect(await indexedNames(store)).toEqual(['dora']);
});

test('compacting the file, which renumbers its rows, loses no lead', async () => {
  const store = await testStore('sqlite');
  for (const name of ['ada', 'bea', 'cleo', 'dora']) await addLead(store, name);
  await indexLeads(store);
  for (const name of ['ada', 'bea']) await erase(store, name);
  await sql`vacuum`.execute(store.db);
  await addLead(store, 'eve');
  await indexLeads(store);
  expect(await indexedNames(store)).toEqual(['cleo', 'dora', 'eve']);
});

test('new leads are indexed in the background', async () => {
  const store = await testStore('sqlite');
  const end = indexInBackground(store, silent);
  await addLead(store, 'ada');
  await expect.poll(() => indexedNames(store)).toEqual(['ada']);
  await end();
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
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const store = await openStore({ databaseUrl: url.href, dataDir }, log);
  onTestFinished(() => store.close());
  expect(lines.join()).toContain('extension pg_trgm is missing');
  await addLead(store, 'ada');
  const query = { filter: { search: 'eedl' }, sort: 'newest', after: null } as const;
  const { leads } = await readLeadPage(store, query, { scanCount: 0 });
  expect(leads.map(({ email }) => email)).toEqual(['ada@needle.test']);
  await admin.query('create extension pg_trgm');
  lines.length = 0;
  await (await openStore({ databaseUrl: url.href, dataDir }, log)).close();
  expect(lines).toEqual([]);
  const { rows } = await admin.query("select to_regclass('leads_trigrams') is not null as is_there");
  expect(rows).toEqual([{ is_there: true }]);
});
