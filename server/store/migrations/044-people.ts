import { sql, type Transaction } from 'kysely';
import { fillPeople } from '../people.ts';
import type { Schema } from '../schema.ts';

/** Figures count people, and each person has one status. */
export async function people(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .createTable('people')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('lead_since', 'bigint', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await fillPeople(trx);
  await trx.schema.createIndex('people_since').on('people').columns(['lead_since', 'source']).execute();
  await trx.schema
    .createIndex('people_campaign')
    .on('people')
    .columns(['campaign', 'lead_since', 'status'])
    .where(sql.ref('campaign'), '<>', sql.lit(''))
    .execute();
  // An erasure looks at the latest messages again; a view is recorded once in ten minutes.
  await trx.schema
    .createIndex('booking_messages_received')
    .on('booking_messages')
    .column('received_at')
    .execute();
  await trx.schema.dropIndex('desk_access_subject').execute();
  await trx.schema.createIndex('desk_access_subject').on('desk_access').columns(['subject', 'at']).execute();
}
