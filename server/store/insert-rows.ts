/** Inserts many rows by one statement. Kysely would make a node of every value, which costs more than the insert. */
import { CompiledQuery } from 'kysely';
import type { Dialect } from './schema.ts';

type Insert<Row> = Readonly<{
  table: string;
  columns: readonly (keyof Row & string)[];
  /** What follows the values. */
  rest?: string;
}>;

/** The text depends on nothing but the number of rows, so each is made once. */
export function rowsInsert<Row>({ table, columns, rest = '' }: Insert<Row>) {
  const texts = new Map<string, string>();
  const textFor = (dialect: Dialect, rows: number) => {
    const key = `${dialect} ${rows}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const place = (index: number) => (dialect === 'postgres' ? `$${index + 1}` : '?');
    const row = (_: unknown, number: number) =>
      `(${columns.map((_column, index) => place(number * columns.length + index)).join(', ')})`;
    const names = columns.map((column) => `"${column}"`).join(', ');
    const text = `insert into "${table}" (${names}) values ${Array.from({ length: rows }, row).join(', ')} ${rest}`;
    texts.set(key, text);
    return text;
  };
  return (dialect: Dialect, rows: readonly Row[]): CompiledQuery<unknown> => {
    const values: unknown[] = [];
    for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
    return CompiledQuery.raw(textFor(dialect, rows.length), values);
  };
}
