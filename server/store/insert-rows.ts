/** Inserts many rows in one statement. Kysely would create a node per value, which costs more than the insert. */
import { CompiledQuery } from 'kysely';
import type { Dialect } from './schema.ts';

export type Insert<Row> = Readonly<{
  table: string;
  columns: readonly (keyof Row & string)[];
  /** Columns that hold numbers; all others hold text. */
  numbers: readonly (keyof Row & string)[];
  /** SQL after the values. */
  rest?: string;
}>;

const headOf = <Row>({ table, columns }: Insert<Row>, verb = 'insert') =>
  `${verb} into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})`;

/** One array per column: PostgreSQL parses these faster than one placeholder per value. */
export const arraysOf = <Row>({ columns, numbers }: Pick<Insert<Row>, 'columns' | 'numbers'>, first = 1) =>
  columns
    .map((column, index) => `$${first + index}::${numbers.includes(column) ? 'bigint' : 'text'}[]`)
    .join(', ');

/** Values of `arraysOf`. */
export const columnsOf = <Row>({ columns }: Pick<Insert<Row>, 'columns'>, rows: readonly Row[]) =>
  columns.map((column) => rows.map((row) => row[column] ?? null));

/** PostgreSQL's statement. Its parameters begin with number `first`. */
export const postgresInsert = <Row>(insert: Insert<Row>, first = 1): string =>
  `${headOf(insert)} select * from unnest(${arraysOf(insert, first)}) ${insert.rest ?? ''}`;

/** SQLite compiles a statement for each number of rows, which takes milliseconds. So use multiples of this number. */
const STEP = 8;
/** Stays below SQLite's limit of 32,766 values in one statement. */
const MAX_ROWS = 96;

/** Rows of each statement on SQLite: multiples of eight, then the rest. */
export function* sqliteBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; ) {
    const remaining = Math.min(rows.length - start, MAX_ROWS);
    const size = remaining > STEP ? remaining - (remaining % STEP) : remaining;
    yield rows.slice(start, start + size);
    start += size;
  }
}

export function rowsInsert<Row>(insert: Insert<Row>) {
  const { columns, rest = '' } = insert;
  // An error ends the whole transaction anyway. So SQLite need not copy each page to undo this statement alone.
  const head = headOf(insert, 'insert or rollback');
  const forPostgres = postgresInsert(insert);
  // SQLite's statement depends only on the number of rows, so cache it.
  const forSqlite = new Map<number, string>();
  const textFor = (rows: number) => {
    const cachedText = forSqlite.get(rows);
    if (cachedText !== undefined) return cachedText;
    const row = `(${columns.map(() => '?').join(', ')})`;
    const text = `${head} values ${Array<string>(rows).fill(row).join(', ')} ${rest}`;
    forSqlite.set(rows, text);
    return text;
  };
  return (dialect: Dialect, rows: readonly Row[]): CompiledQuery<unknown> => {
    if (dialect === 'postgres') return CompiledQuery.raw(forPostgres, columnsOf(insert, rows));
    const values: unknown[] = [];
    for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
    return CompiledQuery.raw(textFor(rows.length), values);
  };
}
