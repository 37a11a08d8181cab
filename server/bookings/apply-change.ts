import { emailKeyOf } from '#domain/email.ts';
import { HttpError } from '#server/errors.ts';
import { type Booking, EMPTY_VISIT, type Trx } from '#server/store/schema.ts';
import texts from '#words/error-messages.json' with { type: 'json' };
import type { ErasedPeople } from './erased-marks.ts';
import { type Participant, providerUid, type ReceivedMessage, seatUid } from './received-message.ts';

type ChangeInput = Readonly<{
  message: ReceivedMessage;
  participant: Participant | undefined;
  rows: readonly Booking[];
  erasedPeople: ErasedPeople;
  now: number;
}>;

/** Messages may arrive late and out of order: the latest change wins. */
export async function applyChange(trx: Trx, { message, participant, rows, erasedPeople, now }: ChangeInput) {
  const { change, changedAt, previousUid } = message;
  const findByUid = (uid: string) =>
    rows.find((row) =>
      participant ? providerUid(row.uid) === uid && row.person === participant.person : row.uid === uid,
    );
  const existingBooking = findByUid(message.uid);
  const previousBooking = previousUid && previousUid !== message.uid ? findByUid(previousUid) : undefined;
  if (previousBooking) {
    await trx
      .updateTable('bookings')
      .set({ status: 'rescheduled', changed_at: changedAt })
      .where('uid', '=', previousBooking.uid)
      .where('status', 'in', ['booked', 'no-show'])
      .execute();
  }
  const person =
    participant?.person ?? existingBooking?.person ?? previousBooking?.person ?? unknownPerson(message);
  const isUidUsed = erasedPeople.wasUsed(message.uid) || rows.some((row) => row.uid === message.uid);
  const uid =
    existingBooking?.uid ?? (isUidUsed ? seatUid(message.uid, participant?.mailbox ?? person) : message.uid);
  // If two messages have the same time, the creation of the booking comes first.
  const isNewBooking = change === 'created' || change === 'rescheduled';
  const isLate =
    existingBooking !== undefined &&
    (message.isFromPage ||
      existingBooking.changed_at > changedAt ||
      (isNewBooking && existingBooking.changed_at === changedAt));
  const replacement = await trx
    .selectFrom('bookings')
    .select('uid')
    .where('previous_uid', 'in', [uid, message.uid])
    .where('person', '=', person)
    .executeTakeFirst();
  const isNoShow = change === 'no-show' && participant?.noShow;
  const newStatus = isNoShow ? 'no-show' : change === 'cancelled' ? 'cancelled' : 'booked';
  const status = replacement && newStatus !== 'cancelled' ? 'rescheduled' : newStatus;
  const newFields = {
    ...message.fields,
    ...(participant === message.people[0] && message.source),
    ...participant?.fields,
    ...(participant && { person }),
    ...(previousUid && { previous_uid: previousBooking?.uid ?? previousUid }),
  };
  const baseBooking: Booking = existingBooking ?? {
    ...EMPTY_BOOKING,
    ...(previousBooking && inheritedFields(previousBooking)),
    uid,
    person,
    status,
    created_at: now,
    changed_at: changedAt,
  };
  /** Cancelled wins over no-show: a cancelled call cannot be missed. */
  const canBeMissed = change !== 'no-show' || ['booked', 'no-show'].includes(baseBooking.status);
  const booking: Booking = isLate
    ? {
        ...baseBooking,
        ...missingFields(baseBooking, newFields),
        ...(newStatus === 'cancelled' && { status: 'cancelled' }),
      }
    : {
        ...baseBooking,
        ...newFields,
        status: canBeMissed ? status : baseBooking.status,
        changed_at: changedAt,
      };
  if (!booking.email && !message.isFromPage)
    throw new HttpError(422, texts.bookingErrors.noPerson, { field: 'payload.attendees' });
  return writeBooking(trx, booking);
}

/** Every booking of an unknown person has a person of its own, until the provider says who booked. */
const unknownPerson = ({ isFromPage, uid }: ReceivedMessage) => (isFromPage ? `unknown:${uid}` : '');

/** Two people may book seats of the same call at once. The first one gets the uid. */
async function writeBooking(trx: Trx, booking: Booking): Promise<Booking> {
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
    : writeBooking(trx, { ...booking, uid: seatUid(providerUid(booking.uid), emailKeyOf(booking.email)) });
}

/** Fields that a late message has and no newer message has set. */
const missingFields = (baseBooking: Booking, newFields: Partial<Booking>): Partial<Booking> =>
  Object.fromEntries(
    Object.entries(newFields).filter(([key]) =>
      ['', '{}', null].includes(baseBooking[key as keyof Booking] as string),
    ),
  );

const EMPTY_BOOKING = {
  person: '',
  email: '',
  name: '',
  title: '',
  start_at: null,
  end_at: null,
  time_zone: '',
  previous_uid: null,
  reason: '',
  note: '',
  link: '',
  outcome: '',
  ...EMPTY_VISIT,
  page_language: '',
} as const;

/** A rescheduled booking keeps person and source, even if the message does not repeat them. */
function inheritedFields({ person, email, name, note, language, page_language, ...source }: Booking) {
  const { first_page, page, referrer, utm } = source;
  return { person, email, name, note, language, page_language, first_page, page, referrer, utm };
}
