import { sql, type Transaction } from 'kysely';
import type { Dialect, Schema } from '../schema.ts';

/** Leads know their first page, language and which consent was shown; deliveries may stand without a lead. */
export async function eventsAndSources(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  for (const column of ['first_page', 'language', 'consent_version']) {
    await trx.schema
      .alterTable('leads')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  if (dialect === 'postgres') {
    await trx.schema
      .alterTable('deliveries')
      .alterColumn('lead_id', (column) => column.dropNotNull())
      .addColumn('target', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('message_id', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('payload', 'text')
      .execute();
    return;
  }
  // SQLite cannot loosen a column: the table is copied.
  await trx.schema
    .createTable('deliveries_copy')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('target', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('message_id', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('payload', 'text')
    .execute();
  await sql`insert into deliveries_copy (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_until, note,
    created_at, finished_at) select id, lead_id, kind, state, attempts, next_at, lease_owner, lease_until, note,
    created_at, finished_at from deliveries`.execute(trx);
  await trx.schema.dropTable('deliveries').execute();
  await trx.schema.alterTable('deliveries_copy').renameTo('deliveries').execute();
  await trx.schema.createIndex('deliveries_lead').on('deliveries').column('lead_id').execute();
  await trx.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .column('next_at')
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
}
