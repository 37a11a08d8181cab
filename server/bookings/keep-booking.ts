/** Puts a message about a booking on disk, once, together with what has to be told about it. */
import type { Transaction } from 'kysely';
import { bookingRefusals } from '#content/refusals.ts';
import { Refusal } from '#server/errors.ts';
import type { Announce } from '#server/events/announce.ts';
import { bookingEvent } from '#server/events/booking-events.ts';
import { newParcel } from '#server/store/intake.ts';
import type { Booking, BookingStatus, Db, Lead, Schema } from '#server/store/schema.ts';
import type { BookingChange, CalMessage, Participant } from './cal-message.ts';
import { type ErasedFrom, erasedFrom, markErased } from './erased-marks.ts';
import { peopleIn, sameForm } from './people-in-message.ts';
import { calUid, seatUid } from './seats.ts';

const STATUS: Readonly<Record<Exclude<BookingChange, 'no-show'>, BookingStatus>> = {
  created: 'booked',
  rescheduled: 'booked',
  cancelled: 'cancelled',
};

type Keep = Readonly<{ message: CalMessage; body: string; now: number; announce: Announce }>;

/** 'repeated' when this message was kept before, 'ignored' when it is about somebody who was erased. */
export async function keepBooking(
  db: Db,
  { message, body, now, announce }: Keep,
): Promise<'stored' | 'repeated' | 'ignored'> {
  return db.transaction().execute(async (trx) => {
    const { uid, previousUid, change } = message;
    const named = peopleIn(body);
    const uids = previousUid && previousUid !== uid ? [uid, previousUid] : [uid];
    const gone = await erasedFrom(trx, uids);
    const namesErased = [...named].filter((person) => gone.has(person));
    if (await isKnownByOldKey(trx, message)) return 'repeated';
    const fresh = await trx
      .insertInto('booking_messages')
      .values({
        key: message.key,
        booking_uid: uid,
        body: namesErased.length > 0 ? '' : body,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!fresh) return 'repeated';
    // A call that moves has a new uid, and is still the call that they were erased from.
    await markErased(
      trx,
      namesErased.map((person) => ({ uid, person })),
      now,
    );
    const rows = await rowsOf(trx, uids, message.people);
    const bookings = await concerned(message, rows, gone).reduce(
      async (before, participant) => [
        ...(await before),
        await applied(trx, { message, participant, rows, gone, now }),
      ],
      Promise.resolve<Booking[]>([]),
    );
    const [first] = bookings;
    if (!first) {
      if (gone.somebody) return 'ignored';
      if (rows.length > 0) return 'stored';
      throw new Refusal(422, bookingRefusals.nobody, { field: 'payload.attendees' });
    }
    if (first.uid !== uid)
      await trx
        .updateTable('booking_messages')
        .set({ booking_uid: first.uid })
        .where('key', '=', message.key)
        .execute();
    if (change === 'no-show') return 'stored';
    for (const booking of bookings) {
      const leads = await leadsOf(trx, booking.person);
      const about = message.seat ? `${booking.uid}_${message.seat.replaceAll('.', '_')}` : booking.uid;
      const parcels = announce(
        () => bookingEvent(`booking.${change}`, { booking, leads, at: message.at }),
        about,
      );
      if (parcels.length === 0) continue;
      const told = parcels.map((parcel) => ({ ...newParcel(null, parcel, now), booking_uid: booking.uid }));
      await trx.insertInto('deliveries').values(told).execute();
    }
    return 'stored';
  });
}

/** A store from before a key named the person: the message is a repeat if the one kept then is about the same. */
async function isKnownByOldKey(
  trx: Transaction<Schema>,
  { key, oldKey, people }: CalMessage,
): Promise<boolean> {
  if (key === oldKey) return false;
  const kept = await trx
    .selectFrom('booking_messages')
    .select('body')
    .where('key', '=', oldKey)
    .executeTakeFirst();
  if (!kept?.body) return false;
  const then = peopleIn(kept.body);
  return people.every(({ person }) => then.has(sameForm(person)));
}

/** All rows of these bookings that may be about one of these people, and the rows of their first bookers. */
const rowsOf = (
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

/** Whose booking a message changes: that of everybody who has one; who has none yet is the one who booked. */
function concerned(
  { change, uid, people }: CalMessage,
  rows: readonly Booking[],
  gone: ErasedFrom,
): (Participant | undefined)[] {
  const [booker] = people;
  // A sparse message names nobody: it is about the first booker.
  if (!booker) return rows.some((row) => row.uid === uid) || !gone.somebody ? [undefined] : [];
  const booked = people.filter(({ person }) => rows.some((row) => row.person === person));
  if (change === 'no-show') return booked;
  if (change !== 'created' && booked.length > 0) return booked;
  const isGone =
    change === 'created' ? gone.has(booker.person) : people.some(({ person }) => gone.has(person));
  return isGone ? [] : [booker];
}

const leadsOf = (trx: Transaction<Schema>, person: string): Promise<Lead[]> =>
  trx
    .selectFrom('leads')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type Change = Readonly<{
  message: CalMessage;
  participant: Participant | undefined;
  rows: readonly Booking[];
  gone: ErasedFrom;
  now: number;
}>;

/** Messages may come late and out of order: what happened later stays. */
async function applied(
  trx: Transaction<Schema>,
  { message, participant, rows, gone, now }: Change,
): Promise<Booking> {
  const { change, at, previousUid } = message;
  const ofUid = (uid: string) =>
    rows.find((row) =>
      participant ? calUid(row.uid) === uid && row.person === participant.person : row.uid === uid,
    );
  const before = ofUid(message.uid);
  const previous = previousUid && previousUid !== message.uid ? ofUid(previousUid) : undefined;
  if (previous) {
    await trx
      .updateTable('bookings')
      .set({ status: 'rescheduled', changed_at: at })
      .where('uid', '=', previous.uid)
      .where('status', '=', 'booked')
      .execute();
  }
  const person = participant?.person ?? before?.person ?? previous?.person ?? '';
  const isTaken = gone.wasUsed(message.uid) || rows.some((row) => row.uid === message.uid);
  const uid = before?.uid ?? (isTaken ? seatUid(message.uid, person) : message.uid);
  const isLate = before !== undefined && before.changed_at > at;
  const moved = await trx
    .selectFrom('bookings')
    .select('uid')
    .where('previous_uid', 'in', [uid, message.uid])
    .where('person', '=', person)
    .executeTakeFirst();
  const told = change === 'no-show' ? (participant?.noShow ? 'no-show' : 'booked') : STATUS[change];
  const status = moved && told === 'booked' ? 'rescheduled' : told;
  const known = {
    ...message.known,
    ...(participant === message.people[0] && message.source),
    ...participant?.known,
    ...(previousUid && { previous_uid: previous?.uid ?? previousUid }),
  };
  const base: Booking = before ?? {
    ...EMPTY,
    ...(previous && inherited(previous)),
    uid,
    status,
    created_at: now,
    changed_at: at,
  };
  const booking: Booking = isLate
    ? { ...known, ...base }
    : { ...base, ...known, status: keptStatus(base.status, status, change), changed_at: at };
  if (!booking.email) throw new Refusal(422, bookingRefusals.nobody, { field: 'payload.attendees' });
  return written(trx, booking);
}

/** Two may book places of the same call at once: the uid is the first one's. */
async function written(trx: Transaction<Schema>, booking: Booking): Promise<Booking> {
  await trx
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet(booking)
        .where('bookings.changed_at', '<=', booking.changed_at)
        .where('bookings.person', '=', booking.person),
    )
    .execute();
  const { person } = await trx
    .selectFrom('bookings')
    .select('person')
    .where('uid', '=', booking.uid)
    .executeTakeFirstOrThrow();
  return person === booking.person
    ? booking
    : written(trx, { ...booking, uid: seatUid(calUid(booking.uid), booking.person) });
}

/** Who missed a call that was called off since did not miss it. */
const keptStatus = (before: BookingStatus, next: BookingStatus, change: BookingChange): BookingStatus =>
  change === 'no-show' && before !== 'booked' && before !== 'no-show' ? before : next;

const EMPTY = {
  person: '',
  email: '',
  name: '',
  title: '',
  start_at: null,
  end_at: null,
  time_zone: '',
  previous_uid: null,
  reason: '',
  first_page: '',
  page: '',
  referrer: '',
  utm: '{}',
  language: '',
} as const;

/** A moved booking is the same person's from the same source, even where the message does not repeat it. */
const inherited = ({ person, email, name, first_page, page, referrer, utm, language }: Booking) => ({
  person,
  email,
  name,
  first_page,
  page,
  referrer,
  utm,
  language,
});
