import { sql, type Transaction } from 'kysely';
import type { Dialect, Schema } from '../schema.ts';

/** Requests counted for all servers together. Lost in a crash of PostgreSQL, which is no loss, and quick for it. */
export async function sharedLimits(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  await trx.schema
    .createTable('rate_limits')
    .$call((table) => (dialect === 'postgres' ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
}
