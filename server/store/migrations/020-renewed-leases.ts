import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Leases are renewed by a count instead of ending at a time of day; each kind of delivery is claimed for each receiver by itself. */
export async function renewedLeases(trx: Transaction<Schema>): Promise<void> {
  await trx.schema.alterTable('deliveries').renameColumn('lease_until', 'lease_beat').execute();
  await trx.schema.dropIndex('deliveries_due').execute();
  await trx.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['kind', 'target', 'next_at'])
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
  await trx.schema
    .createIndex('deliveries_leased')
    .on('deliveries')
    .column('lease_owner')
    .where(sql.ref('lease_owner'), 'is not', sql.lit(null))
    .execute();
}
