/**
 * Marks bookings from which a person was erased, without storing the address. Without the mark, a later message from
 * the provider would store the person again. A mark is a stored message with an empty body.
 */
import type { Transaction } from 'kysely';
import { personId } from '#server/events/person-id.ts';
import type { Schema } from '#server/store/schema.ts';
import { normalizePerson } from './people-in-message.ts';

const PREFIX = 'erased:';
const markKey = (uid: string, person: string) =>
  `${PREFIX}${uid}:${personId(normalizePerson(person)).slice(0, 16)}`;

type ErasedBooking = Readonly<{ uid: string; person: string }>;

export async function markErased(
  trx: Transaction<Schema>,
  bookings: readonly ErasedBooking[],
  now: number,
): Promise<void> {
  for (const { uid, person } of bookings)
    await trx
      .insertInto('booking_messages')
      .values({ key: markKey(uid, person), booking_uid: uid, body: '', received_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
}

export type ErasedPeople = Readonly<{
  hasErased: boolean;
  includes(person: string): boolean;
  /** True if receivers know a booking under this uid whose person was erased. */
  wasUsed(uid: string): boolean;
}>;

/** People who were erased from any of these bookings. */
export async function readErasedPeople(
  trx: Transaction<Schema>,
  uids: readonly string[],
): Promise<ErasedPeople> {
  const emptiedMessages = await trx
    .selectFrom('booking_messages')
    .select(['key', 'booking_uid'])
    .where('booking_uid', 'in', [...uids])
    .where('body', '=', '')
    .execute();
  const marks = new Set(emptiedMessages.map(({ key }) => key).filter((key) => key.startsWith(PREFIX)));
  const usedUids = new Set(
    emptiedMessages.filter(({ key }) => !marks.has(key)).map(({ booking_uid }) => booking_uid),
  );
  const wasUsed = (uid: string) => usedUids.has(uid);
  if (marks.size > 0)
    return {
      hasErased: true,
      includes: (person) => uids.some((uid) => marks.has(markKey(uid, person))),
      wasUsed,
    };
  // In stores older than these marks, an emptied message without a booking was about an erased person.
  const remainingBooking = await trx
    .selectFrom('bookings')
    .select('uid')
    .where('uid', 'in', [...uids])
    .executeTakeFirst();
  const isErased = emptiedMessages.length > 0 && !remainingBooking;
  return { hasErased: isErased, includes: () => isErased, wasUsed };
}
