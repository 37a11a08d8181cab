/** Inserts many rows in one statement. Kysely would create a node per value, which costs more than the insert. */
import { CompiledQuery } from 'kysely';
import type { Dialect } from './schema.ts';

export type InsertSpec<Row> = Readonly<{
  table: string;
  columns: readonly (keyof Row & string)[];
  /** Columns that hold numbers; all others hold text. */
  numberColumns: readonly (keyof Row & string)[];
  /** SQL after the values. */
  suffix?: string;
}>;

const insertHead = <Row>({ table, columns }: InsertSpec<Row>, verb = 'insert') =>
  `${verb} into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})`;

/** Placeholders, one array per column: PostgreSQL parses arrays faster than one placeholder per value. */
export const arrayParameters = <Row>(
  { columns, numberColumns }: Pick<InsertSpec<Row>, 'columns' | 'numberColumns'>,
  firstParameter = 1,
) =>
  columns
    .map(
      (column, index) =>
        `$${firstParameter + index}::${numberColumns.includes(column) ? 'bigint' : 'text'}[]`,
    )
    .join(', ');

/** Values of `arrayParameters`. */
export const arrayValues = <Row>({ columns }: Pick<InsertSpec<Row>, 'columns'>, rows: readonly Row[]) =>
  columns.map((column) => rows.map((row) => row[column] ?? null));

/** PostgreSQL's statement. Its parameters begin with number `firstParameter`. */
export const postgresInsert = <Row>(insert: InsertSpec<Row>, firstParameter = 1): string =>
  `${insertHead(insert)} select * from unnest(${arrayParameters(insert, firstParameter)}) ${insert.suffix ?? ''}`;

/** SQLite compiles a statement for each number of rows, which takes milliseconds. So use multiples of this number. */
const BATCH_STEP = 8;
/** Stays below SQLite's limit of 32,766 values in one statement. */
const MAX_ROWS = 96;

/** Rows of each statement on SQLite: multiples of eight, then the rest. */
export function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; ) {
    const remaining = Math.min(rows.length - start, MAX_ROWS);
    const size = remaining > BATCH_STEP ? remaining - (remaining % BATCH_STEP) : remaining;
    yield rows.slice(start, start + size);
    start += size;
  }
}

export function createInsert<Row>(insert: InsertSpec<Row>) {
  const { columns, suffix = '' } = insert;
  // An error ends the whole transaction anyway. So SQLite need not copy each page to undo this statement alone.
  const head = insertHead(insert, 'insert or rollback');
  const postgresText = postgresInsert(insert);
  // SQLite's statement depends only on the number of rows, so cache it.
  const sqliteTexts = new Map<number, string>();
  const sqliteText = (rows: number) => {
    const cachedText = sqliteTexts.get(rows);
    if (cachedText !== undefined) return cachedText;
    const row = `(${columns.map(() => '?').join(', ')})`;
    const text = `${head} values ${Array<string>(rows).fill(row).join(', ')} ${suffix}`;
    sqliteTexts.set(rows, text);
    return text;
  };
  return (dialect: Dialect, rows: readonly Row[]): CompiledQuery<unknown> => {
    if (dialect === 'postgres') return CompiledQuery.raw(postgresText, arrayValues(insert, rows));
    const values: unknown[] = [];
    for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
    return CompiledQuery.raw(sqliteText(rows.length), values);
  };
}
