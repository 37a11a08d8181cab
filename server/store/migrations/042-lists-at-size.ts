import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What the desk lists and counts beside leads is read by index, and the intake writes no index that it does not need. */
export async function listsAtSize(trx: Transaction<Schema>): Promise<void> {
  // Pictures count by these columns, which stand behind the order of the list: the leads themselves are not read.
  await trx.schema.dropIndex('leads_newest').execute();
  await trx.schema.createIndex('leads_newest').on('leads').columns(['created_at', 'id', 'source']).execute();
  await trx.schema.dropIndex('leads_campaign').execute();
  await trx.schema
    .createIndex('leads_campaign')
    .on('leads')
    .columns(['campaign', 'created_at', 'id', 'status'])
    .where(sql.ref('campaign'), '<>', sql.lit(''))
    .execute();
  // Few deliveries are about a booking.
  await trx.schema.dropIndex('deliveries_booking').execute();
  await trx.schema
    .createIndex('deliveries_booking')
    .on('deliveries')
    .column('booking_uid')
    .where(sql.ref('booking_uid'), 'is not', null)
    .execute();
  for (const column of ['state', 'requested_at'])
    await trx.schema.createIndex(`subscribers_${column}`).on('subscribers').column(column).execute();
  for (const column of ['confirmed_at', 'unsubscribed_at'])
    await trx.schema
      .createIndex(`subscribers_${column}`)
      .on('subscribers')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  await trx.schema
    .createIndex('desk_access_backups')
    .on('desk_access')
    .column('id')
    .where(sql.ref('action'), '=', sql.lit('backed-up'))
    .execute();
}
