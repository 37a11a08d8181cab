import { expect, test } from 'vitest';
import { rowsInsert } from './insert-rows.ts';

const insert = rowsInsert<{ id: string; note?: string }>({
  table: 'things',
  columns: ['id', 'note'],
  rest: 'returning "id"',
});

test('each dialect gets its own places, and what is missing is null', () => {
  const rows = [{ id: 'a', note: 'x' }, { id: 'b' }];
  const values = ['a', 'x', 'b', null];
  expect(insert('postgres', rows)).toMatchObject({
    sql: 'insert into "things" ("id", "note") values ($1, $2), ($3, $4) returning "id"',
    parameters: values,
  });
  expect(insert('sqlite', rows)).toMatchObject({
    sql: 'insert into "things" ("id", "note") values (?, ?), (?, ?) returning "id"',
    parameters: values,
  });
});
