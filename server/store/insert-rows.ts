/** Inserts many rows in one statement. Kysely would create a node per value, which costs more than the insert. */
import { CompiledQuery } from 'kysely';
import type { Dialect } from './schema.ts';

type Insert<Row> = Readonly<{
  table: string;
  columns: readonly (keyof Row & string)[];
  /** Columns that hold numbers; all others hold text. */
  numbers: readonly (keyof Row & string)[];
  /** SQL after the values. */
  rest?: string;
}>;

export function rowsInsert<Row>({ table, columns, numbers, rest = '' }: Insert<Row>) {
  const head = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})`;
  // One array per column: PostgreSQL parses these faster than one placeholder per value.
  const arrays = columns.map(
    (column, index) => `$${index + 1}::${numbers.includes(column) ? 'bigint' : 'text'}[]`,
  );
  const forPostgres = `${head} select * from unnest(${arrays.join(', ')}) ${rest}`;
  // SQLite's statement depends only on the number of rows, so cache it.
  const forSqlite = new Map<number, string>();
  const textFor = (rows: number) => {
    const known = forSqlite.get(rows);
    if (known !== undefined) return known;
    const row = `(${columns.map(() => '?').join(', ')})`;
    const text = `${head} values ${Array<string>(rows).fill(row).join(', ')} ${rest}`;
    forSqlite.set(rows, text);
    return text;
  };
  return (dialect: Dialect, rows: readonly Row[]): CompiledQuery<unknown> => {
    if (dialect === 'postgres')
      return CompiledQuery.raw(
        forPostgres,
        columns.map((column) => rows.map((row) => row[column] ?? null)),
      );
    const values: unknown[] = [];
    for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
    return CompiledQuery.raw(textFor(rows.length), values);
  };
}
