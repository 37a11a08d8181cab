import { expect, test } from 'vitest';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { TABLES } from './schema.ts';

/** SQLite's search index: triggers keep it in sync with the people, which are on the list. */
const isIndex = (table: string) => /^people_(rows|search|texts)/.test(table);

test.each(DIALECTS)('the tables of %s have exactly the declared columns', async (dialect) => {
  const { db } = await testStore(dialect);
  const tables = await db.introspection.getTables();
  const storedColumns = tables
    .filter(({ name }) => !isIndex(name))
    .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
  const listedColumns = Object.entries(TABLES).map(([name, columns]) => [name, Object.keys(columns).sort()]);
  expect(Object.fromEntries(storedColumns)).toEqual(Object.fromEntries(listedColumns));
});
