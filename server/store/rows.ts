/** Statements that need no more than a table and values. */
import type { Insertable, Selectable } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** A row with these values. */
export const findRow = <Table extends keyof Schema, Row extends Selectable<Schema[Table]>>(
  db: Db,
  table: Table,
  values: Partial<Row>,
): Promise<Row | undefined> =>
  db
    .selectFrom(table as 'submissions')
    .selectAll()
    .where(({ and, eb }) =>
      and(Object.entries(values as object).map(([name, value]) => eb(name as 'id', '=', value))),
    )
    .executeTakeFirst() as Promise<Row | undefined>;

/** Inserts rows that do not exist yet. False if all of them exist. */
export async function insertNew<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: Insertable<Schema[Table]> | readonly Insertable<Schema[Table]>[],
): Promise<boolean> {
  const insert = db.insertInto(table).values(rows as never);
  const { numInsertedOrUpdatedRows } = await insert
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
