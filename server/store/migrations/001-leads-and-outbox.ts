import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function leadsAndOutbox(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('utm', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('fingerprint', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await trx.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .execute();
  await trx.schema
    .createTable('mail_slots')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_slots_key', ['person', 'kind'])
    .execute();
  await trx.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('leads_created_at').on('leads').column('created_at').execute();
  await trx.schema.createIndex('leads_person').on('leads').column('person').execute();
  await trx.schema.createIndex('deliveries_lead').on('deliveries').column('lead_id').execute();
  // Only what is waiting: done deliveries, the many, cost the worker nothing.
  await trx.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .column('next_at')
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
}
