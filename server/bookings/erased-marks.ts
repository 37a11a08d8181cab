/**
 * Marks bookings from which a person was erased, without storing the address. Without the mark, a later message from
 * the provider would store the person again.
 */
import { insertNew } from '#server/store/rows.ts';
import type { Trx } from '#server/store/schema.ts';
import { hashOfPerson } from './received-message.ts';

const PREFIX = 'erased:';
const markKey = (uid: string, person: string) => `${PREFIX}${uid}:${hashOfPerson(person.normalize('NFC'))}`;
/** Stores older than the marks do not know who was erased: this mark is about everybody. */
const everybodyKey = (uid: string) => `${PREFIX}${uid}:`;

export async function markErased(
  trx: Trx,
  bookings: readonly Readonly<{ uid: string; person: string }>[],
  now: number,
): Promise<void> {
  for (const { uid, person } of bookings) {
    const row = { key: markKey(uid, person), booking_uid: uid, received_at: now };
    await insertNew(trx, 'booking_messages', row);
  }
}

export type ErasedPeople = Awaited<ReturnType<typeof readErasedPeople>>;

/** People who were erased from any of these bookings. */
export async function readErasedPeople(trx: Trx, uids: readonly string[]) {
  const marks = await trx
    .selectFrom('booking_messages')
    .select(['key', 'booking_uid'])
    .where('booking_uid', 'in', [...uids])
    .where('key', 'like', `${PREFIX}%`)
    .execute();
  const keys = new Set(marks.map(({ key }) => key));
  return {
    hasErased: marks.length > 0,
    includes: (person: string) =>
      uids.some((uid) => keys.has(everybodyKey(uid)) || keys.has(markKey(uid, person))),
    /** True if receivers know a booking under this uid whose person was erased. */
    wasUsed: (uid: string) => marks.some(({ booking_uid }) => booking_uid === uid),
  };
}
