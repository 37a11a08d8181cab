import { expect, test } from 'vitest';
import { createInsert, splitIntoBatches } from './insert-rows.ts';

const insert = createInsert<{ id: string; count: number; note?: string }>({
  table: 'things',
  columns: ['id', 'count', 'note'],
  numberColumns: ['count'],
  suffix: 'returning "id"',
});

test('SQLite gets one placeholder per value, PostgreSQL one array per column, and missing values are null', () => {
  const rows = [
    { id: 'a', count: 1, note: 'x' },
    { id: 'b', count: 2 },
  ];
  expect(insert('postgres', rows)).toMatchObject({
    sql: 'insert into "things" ("id", "count", "note") select * from unnest($1::text[], $2::bigint[], $3::text[]) returning "id"',
    parameters: [
      ['a', 'b'],
      [1, 2],
      ['x', null],
    ],
  });
  expect(insert('sqlite', rows)).toMatchObject({
    sql: 'insert or rollback into "things" ("id", "count", "note") values (?, ?, ?), (?, ?, ?) returning "id"',
    parameters: ['a', 1, 'x', 'b', 2, null],
  });
});

test('SQLite gets statements of few different sizes', () => {
  const batchSizes = (rows: number) =>
    [...splitIntoBatches(Array.from({ length: rows }, (_, index) => index))].map(({ length }) => length);
  expect([0, 1, 8, 9, 37, 100].map(batchSizes)).toEqual([[], [1], [8], [8, 1], [32, 5], [96, 4]]);
  expect([...splitIntoBatches([1, 2, 3, 4, 5, 6, 7, 8, 9])].flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
