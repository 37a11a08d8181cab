/** Puts a message about a booking on disk, once, together with what has to be told about it. */
import type { Transaction } from 'kysely';
import { bookingRefusals } from '#content/refusals.ts';
import { Refusal } from '#server/errors.ts';
import type { Announce } from '#server/events/announce.ts';
import { bookingEvent } from '#server/events/booking-events.ts';
import { newParcel } from '#server/store/intake.ts';
import type { Booking, BookingStatus, Db, Lead, Schema } from '#server/store/schema.ts';
import type { BookingChange, CalMessage } from './cal-message.ts';

const STATUS: Readonly<Record<Exclude<BookingChange, 'no-show'>, BookingStatus>> = {
  created: 'booked',
  rescheduled: 'booked',
  cancelled: 'cancelled',
};

type Keep = Readonly<{ message: CalMessage; body: string; now: number; announce: Announce }>;

/** 'repeated' when this message was kept before. */
export async function keepBooking(
  db: Db,
  { message, body, now, announce }: Keep,
): Promise<'stored' | 'repeated'> {
  return db.transaction().execute(async (trx) => {
    const fresh = await trx
      .insertInto('booking_messages')
      .values({ key: message.key, booking_uid: message.uid, body, received_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!fresh) return 'repeated';
    const booking = await applied(trx, message, now);
    if (message.change === 'no-show') return 'stored';
    const leads = await leadsOf(trx, booking.person);
    const { change } = message;
    const parcels = announce(
      () => bookingEvent(`booking.${change}`, { booking, leads, at: message.at }),
      message.uid,
    );
    if (parcels.length > 0) {
      const rows = parcels.map((parcel) => ({ ...newParcel(null, parcel, now), booking_uid: booking.uid }));
      await trx.insertInto('deliveries').values(rows).execute();
    }
    return 'stored';
  });
}

const leadsOf = (trx: Transaction<Schema>, person: string): Promise<Lead[]> =>
  trx
    .selectFrom('leads')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Messages may come late and out of order: what happened later stays. */
async function applied(trx: Transaction<Schema>, message: CalMessage, now: number): Promise<Booking> {
  const { uid, change, at, known, noShow } = message;
  const before = await trx.selectFrom('bookings').selectAll().where('uid', '=', uid).executeTakeFirst();
  const previous = known.previous_uid
    ? await trx.selectFrom('bookings').selectAll().where('uid', '=', known.previous_uid).executeTakeFirst()
    : undefined;
  if (previous && previous.uid !== uid) {
    await trx
      .updateTable('bookings')
      .set({ status: 'rescheduled', changed_at: at })
      .where('uid', '=', previous.uid)
      .where('status', '=', 'booked')
      .execute();
  }
  const isLate = before !== undefined && before.changed_at > at;
  const moved = await trx
    .selectFrom('bookings')
    .select('uid')
    .where('previous_uid', '=', uid)
    .executeTakeFirst();
  const told = change === 'no-show' ? (noShow ? 'no-show' : 'booked') : STATUS[change];
  const status = moved && told === 'booked' ? 'rescheduled' : told;
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
  await trx
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet(booking).where('bookings.changed_at', '<=', booking.changed_at),
    )
    .execute();
  return booking;
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
