/** Removes a person from bookings, and from the messages that name them as a guest of somebody else's. */
import { sql, type Transaction } from 'kysely';
import type { Delivery, Schema } from '#server/store/schema.ts';

type ErasedBookings = Readonly<{
  uids: readonly string[];
  deliveries: readonly Pick<Delivery, 'id' | 'lease_owner'>[];
}>;

export async function eraseBookings(trx: Transaction<Schema>, person: string): Promise<ErasedBookings> {
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
  // The keys stay: a message that is sent again must not bring the person back.
  await trx
    .updateTable('booking_messages')
    .set({ body: '' })
    .where((eb) =>
      eb.or([
        ...(uids.length > 0 ? [eb('booking_uid', 'in', uids)] : []),
        sql<boolean>`lower(body) like ${`%${likeText(person)}%`} escape '!'`,
      ]),
    )
    .execute();
  return { uids, deliveries };
}

const likeText = (value: string) => value.replace(/[%_!]/g, '!$&');
