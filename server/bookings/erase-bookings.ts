/** Removes a person from bookings, and from the messages that name them as a guest of somebody else's. */
import type { Transaction } from 'kysely';
import type { Delivery, Schema } from '#server/store/schema.ts';
import { markErased } from './erased-marks.ts';
import { keptMessages, names, PAGE } from './people-in-message.ts';
import { calUid } from './seats.ts';

type ErasedBookings = Readonly<{
  uids: readonly string[];
  deliveries: readonly Pick<Delivery, 'id' | 'lease_owner'>[];
  /** How many were emptied. */
  messages: number;
}>;

export async function eraseBookings(
  trx: Transaction<Schema>,
  person: string,
  now: number,
): Promise<ErasedBookings> {
  const gone = await trx.deleteFrom('bookings').where('person', '=', person).returning('uid').execute();
  const uids = gone.map(({ uid }) => uid);
  const deliveries =
    uids.length > 0
      ? await trx
          .deleteFrom('deliveries')
          .where('booking_uid', 'in', uids)
          .returning(['id', 'lease_owner'])
          .execute()
      : [];
  const own = new Set(uids);
  const keys: string[] = [];
  const from = new Set(uids.map(calUid));
  for await (const { key, booking_uid, body } of keptMessages(trx)) {
    if (!own.has(booking_uid) && !names(body, person)) continue;
    keys.push(key);
    from.add(calUid(booking_uid));
  }
  // The keys stay: a message that is sent again must not bring the person back.
  for (let start = 0; start < keys.length; start += PAGE)
    await trx
      .updateTable('booking_messages')
      .set({ body: '' })
      .where('key', 'in', keys.slice(start, start + PAGE))
      .execute();
  await markErased(
    trx,
    [...from].map((uid) => ({ uid, person })),
    now,
  );
  return { uids, deliveries, messages: keys.length };
}
