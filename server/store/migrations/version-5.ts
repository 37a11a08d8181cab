import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { runSql } from './version-1.ts';

/** Messages about bookings are no longer kept, only their keys. */
export async function version5(trx: Transaction<Schema>): Promise<void> {
  await runSql(
    trx,
    // Before people had marks, an emptied message without a booking was about an erased person. This mark is about everybody.
    `insert into booking_messages (key, booking_uid, body, received_at)
      select 'erased:' || booking_uid || ':', booking_uid, '', max(received_at) from booking_messages
      where body = '' and booking_uid not in (select uid from bookings)
        and booking_uid not in (select booking_uid from booking_messages where key like 'erased:%')
      group by booking_uid`,
    'alter table booking_messages drop column body',
  );
}
