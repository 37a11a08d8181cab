import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What the scheduling service tells us, and deliveries that are about a booking. */
export async function bookings(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .createTable('bookings')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('start_at', 'bigint')
    .addColumn('end_at', 'bigint')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('previous_uid', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('first_page', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('utm', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('bookings_person').on('bookings').column('person').execute();
  await trx.schema.createIndex('bookings_previous').on('bookings').column('previous_uid').execute();
  await trx.schema.createIndex('bookings_created_at').on('bookings').column('created_at').execute();
  // No reference to the booking: the keys outlive an erasure, so that a repeat brings nobody back.
  await trx.schema
    .createTable('booking_messages')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('booking_uid', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('booking_messages_booking')
    .on('booking_messages')
    .column('booking_uid')
    .execute();
  await trx.schema.alterTable('deliveries').addColumn('booking_uid', 'text').execute();
  await trx.schema.createIndex('deliveries_booking').on('deliveries').column('booking_uid').execute();
}
