import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NOW, newLead } from '#server/testing/leads.ts';
import { silent, testStore } from '#server/testing/stores.ts';
import type { Store } from './open-store.ts';
import { followLeads, indexWords } from './word-index.ts';

let taken = 0;

/** One after the other: what comes in the same moment has no order. */
const take = (store: Store, name: string) =>
  store.intake(newLead({ email: `${name}@needle.test`, first_name: name, created_at: NOW + taken++ }));

const erase = (store: Store, name: string) =>
  store.db.deleteFrom('leads').where('first_name', '=', name).execute();

/** Who the index names, in its order. */
const indexed = async ({ db }: Store) => {
  const { rows } = await sql<{ name: string }>`select first_name as name from lead_words
    join lead_rows on lead_rows.seq = lead_words.rowid join leads on leads.id = lead_rows.lead_id
    where lead_words match '"needle"*' order by lead_words.rowid`.execute(db);
  return rows.map(({ name }) => name);
};

test('the intake leaves the index of words alone; later each lead comes in once, in order', async () => {
  const store = await testStore('sqlite');
  const names = ['ada', 'bea', 'cleo', 'dora', 'eve'];
  for (const name of names) await take(store, name);
  expect(await indexed(store)).toEqual([]);
  await indexWords(store, 2);
  expect(await indexed(store)).toEqual(names);
  await take(store, 'faye');
  await indexWords(store, 2);
  await indexWords(store, 2);
  expect(await indexed(store)).toEqual([...names, 'faye']);
});

test('who comes after an erasure, under the row number of who went, is indexed', async () => {
  const store = await testStore('sqlite');
  for (const name of ['ada', 'bea']) await take(store, name);
  await indexWords(store);
  await erase(store, 'bea');
  await take(store, 'cleo');
  await indexWords(store);
  expect(await indexed(store)).toEqual(['ada', 'cleo']);
  for (const name of ['ada', 'cleo']) await erase(store, name);
  await take(store, 'dora');
  await indexWords(store);
  expect(await indexed(store)).toEqual(['dora']);
});

test('a file that was compacted, which numbers its rows anew, loses nobody', async () => {
  const store = await testStore('sqlite');
  for (const name of ['ada', 'bea', 'cleo', 'dora']) await take(store, name);
  await indexWords(store);
  for (const name of ['ada', 'bea']) await erase(store, name);
  await sql`vacuum`.execute(store.db);
  await take(store, 'eve');
  await indexWords(store);
  expect(await indexed(store)).toEqual(['cleo', 'dora', 'eve']);
});

test('where somebody may search, what comes is indexed by itself', async () => {
  const store = await testStore('sqlite');
  const end = followLeads(store, silent);
  await take(store, 'ada');
  await expect.poll(() => indexed(store)).toEqual(['ada']);
  await end();
});
