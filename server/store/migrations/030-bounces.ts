import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Addresses that a mail server refused for good: nothing more is sent to them. */
export async function bounces(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .createTable('bounces')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
