import { expect, test } from 'vitest';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { TABLES } from './personal-data.ts';

/** SQLite's search index: triggers keep it in sync with the people, which are on the list. */
const isIndex = (table: string) => /^people_(rows|search|texts)/.test(table);

test.each(DIALECTS)('every column of %s is on the list of personal data', async (dialect) => {
  const { db } = await testStore(dialect);
  const tables = await db.introspection.getTables();
  const storedColumns = tables
    .filter(({ name }) => !isIndex(name))
    .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
  const listedColumns = Object.entries(TABLES).map(([name, { columns }]) => [
    name,
    Object.keys(columns).sort(),
  ]);
  expect(Object.fromEntries(storedColumns)).toEqual(Object.fromEntries(listedColumns));
});

test('all personal data can be erased', () => {
  for (const [table, { columns, person }] of Object.entries(TABLES)) {
    const kinds = new Set<string>(Object.values(columns));
    const isPersonal = kinds.has('personal') || kinds.has('internal');
    expect([table, person !== undefined]).toEqual([table, isPersonal]);
  }
});
