/** Stores a booking message, together with its events. A repeated message is not stored again. */
import type { Transaction } from 'kysely';
import { bookingErrors } from '#content/forms/error-messages.ts';
import { HttpError } from '#server/errors.ts';
import type { Announce } from '#server/events/announce.ts';
import { bookingEvent } from '#server/events/booking-events.ts';
import { refreshOrder } from '#server/store/call-order.ts';
import { newMessageRow } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Booking, Db, Lead, Schema } from '#server/store/schema.ts';
import { applyChange } from './apply-change.ts';
import { type CalMessage, type Participant, readCalMessage } from './cal-message.ts';
import { type ErasedPeople, markErased, readErasedPeople } from './erased-marks.ts';
import { findPeople, normalizePerson } from './people-in-message.ts';
import { seatUid } from './seats.ts';

type BookingMessage = Readonly<{ message: CalMessage; body: string; now: number; announce: Announce }>;

/** `repeated`: this message was stored before. `ignored`: it is about an erased person. */
export async function storeBookingMessage(
  db: Db,
  { message, body, now, announce }: BookingMessage,
): Promise<'stored' | 'repeated' | 'ignored'> {
  return db.transaction().execute(async (trx) => {
    const { uid, previousUid, change } = message;
    const peopleInBody = findPeople(body);
    await lockPeople(trx, 'shared', peopleInBody);
    const uids = previousUid && previousUid !== uid ? [uid, previousUid] : [uid];
    const erasedPeople = await readErasedPeople(trx, uids);
    const erasedInBody = [...peopleInBody].filter((person) => erasedPeople.includes(person));
    if (await isRepeatByOldKey(trx, message)) return 'repeated';
    const insertedMessage = await trx
      .insertInto('booking_messages')
      .values({
        key: message.key,
        booking_uid: uid,
        body: erasedInBody.length > 0 ? '' : body,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!insertedMessage) return 'repeated';
    // A rescheduled call has a new uid, but the person stays erased.
    await markErased(
      trx,
      erasedInBody.map((person) => ({ uid, person })),
      now,
    );
    const rows = await findRows(trx, uids, message.people);
    const bookings: Booking[] = [];
    for (const participant of affectedPeople(message, rows, erasedPeople))
      bookings.push(await applyChange(trx, { message, participant, rows, erasedPeople, now }));
    await refreshOrder(
      trx,
      bookings.map(({ person }) => person),
    );
    const [firstBooking] = bookings;
    if (!firstBooking) {
      if (erasedPeople.hasErased) return 'ignored';
      // A no-show can arrive before its booking: store it until the booking arrives.
      if (rows.length > 0 || (change === 'no-show' && message.people.length > 0)) return 'stored';
      throw new HttpError(422, bookingErrors.noPerson, { field: 'payload.attendees' });
    }
    if (firstBooking.uid !== uid)
      await trx
        .updateTable('booking_messages')
        .set({ booking_uid: firstBooking.uid })
        .where('key', '=', message.key)
        .execute();
    if (change === 'no-show') return 'stored';
    await applyNoShows(trx, { uid, erasedPeople, now });
    for (const booking of bookings) {
      const leads = await findLeads(trx, booking.person);
      const subject = message.seat ? `${booking.uid}_${message.seat.replaceAll('.', '_')}` : booking.uid;
      const eventMessages = announce(
        () => bookingEvent(`booking.${change}`, { booking, leads, at: message.changedAt }),
        subject,
      );
      if (eventMessages.length === 0) continue;
      const deliveries = eventMessages.map((eventMessage) => ({
        ...newMessageRow(null, eventMessage, now),
        booking_uid: booking.uid,
      }));
      await trx.insertInto('deliveries').values(deliveries).execute();
    }
    return 'stored';
  });
}

/** Applies no-shows that arrived before their booking, or before a later change to it. */
async function applyNoShows(
  trx: Transaction<Schema>,
  { uid, erasedPeople, now }: Readonly<{ uid: string; erasedPeople: ErasedPeople; now: number }>,
): Promise<void> {
  const storedMessages = await trx
    .selectFrom('booking_messages')
    .select(['body', 'received_at'])
    .where('booking_uid', '=', uid)
    .where('key', 'like', 'BOOKING_NO_SHOW_UPDATED:%')
    .where('body', '!=', '')
    .execute();
  const messages = storedMessages
    .map(({ body, received_at }) => readCalMessage(JSON.parse(body), received_at))
    .filter((message) => message !== undefined)
    .sort((a, b) => a.changedAt - b.changedAt);
  for (const message of messages) {
    const rows = await findRows(trx, [uid], message.people);
    for (const participant of affectedPeople(message, rows, erasedPeople))
      await applyChange(trx, { message, participant, rows, erasedPeople, now });
  }
}

/** In older stores, keys do not name the person: the message is a repeat if the stored one is about the same person. */
async function isRepeatByOldKey(
  trx: Transaction<Schema>,
  { key, oldKey, people }: CalMessage,
): Promise<boolean> {
  if (key === oldKey) return false;
  const storedMessage = await trx
    .selectFrom('booking_messages')
    .select('body')
    .where('key', '=', oldKey)
    .executeTakeFirst();
  if (!storedMessage?.body) return false;
  const storedPeople = findPeople(storedMessage.body);
  return people.every(({ person }) => storedPeople.has(normalizePerson(person)));
}

/** Rows of these bookings: those of the first bookers, and those that may belong to one of these people. */
const findRows = (
  trx: Transaction<Schema>,
  uids: readonly string[],
  people: readonly Participant[],
): Promise<Booking[]> =>
  trx
    .selectFrom('bookings')
    .selectAll()
    .where(
      'uid',
      'in',
      uids.flatMap((uid) => [uid, ...people.map(({ person }) => seatUid(uid, person))]),
    )
    .execute();

/** People whose booking a message changes: everybody with a booking, otherwise the person who booked. */
function affectedPeople(
  { change, uid, people }: CalMessage,
  rows: readonly Booking[],
  erasedPeople: ErasedPeople,
): (Participant | undefined)[] {
  const [booker] = people;
  // A message without a person is about the first booker.
  if (!booker) return rows.some((row) => row.uid === uid) || !erasedPeople.hasErased ? [undefined] : [];
  const peopleWithBooking = people.filter(({ person }) => rows.some((row) => row.person === person));
  if (change === 'no-show') return peopleWithBooking;
  if (change !== 'created' && peopleWithBooking.length > 0) return peopleWithBooking;
  const isErased =
    change === 'created'
      ? erasedPeople.includes(booker.person)
      : people.some(({ person }) => erasedPeople.includes(person));
  return isErased ? [] : [booker];
}

const findLeads = (trx: Transaction<Schema>, person: string): Promise<Lead[]> =>
  trx
    .selectFrom('leads')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
