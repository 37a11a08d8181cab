/** Stores a booking message, together with its events. A repeated message is not stored again. */
import { emailKeyOf } from '#domain/email.ts';
import { HttpError } from '#server/errors.ts';
import type { Announce } from '#server/events/announce.ts';
import { bookingEvent } from '#server/events/create-events.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import { addMessages } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { readFormsAndBookings, refreshPeople } from '#server/store/people.ts';
import { insertNew } from '#server/store/rows.ts';
import type { Booking, Db, Submission, Trx } from '#server/store/schema.ts';
import texts from '#words/error-messages.json' with { type: 'json' };
import { applyChange } from './apply-change.ts';
import { type ErasedPeople, markErased, readErasedPeople } from './erased-marks.ts';
import {
  hashOfPerson,
  NO_SHOW_PREFIX,
  type Participant,
  pageReportKey,
  parseNoShowKey,
  type ReceivedMessage,
  seatUid,
} from './received-message.ts';

/** `repeated`: this message was stored before. `ignored`: it is about an erased person. */
export async function storeBookingMessage(
  db: Db,
  received: ReceivedMessage,
  { now, announce }: Readonly<{ now: number; announce: Announce }>,
): Promise<'stored' | 'repeated' | 'ignored'> {
  return db.transaction().execute(async (trx) => {
    const { uid, previousUid, change, reference } = received;
    const sender = await findSender(trx, reference);
    const mailboxes = received.people.map(({ mailbox }) => mailbox);
    await lockPeople(trx, 'shared', [...mailboxes, ...(sender ? [sender.person] : [])]);
    const uids = previousUid && previousUid !== uid ? [uid, previousUid] : [uid];
    const erasedPeople = await readErasedPeople(trx, uids);
    const row = { key: received.key, booking_uid: uid, received_at: now };
    if (!(await insertNew(trx, 'booking_messages', row))) return 'repeated';
    // A rescheduled call has a new uid, but the person stays erased.
    const erased = mailboxes.filter((mailbox) => erasedPeople.includes(mailbox));
    const marks = erased.map((person) => ({ uid, person }));
    await markErased(trx, marks, now);
    const rows = await findRows(trx, uids, received.people);
    // Read again: the person may have been erased before the lock.
    const currentSender = sender && (await findSender(trx, reference));
    const isPassedOn = currentSender && (await wasPassedOn(trx, currentSender, mailboxes[0]));
    const message = joinPeople(received, rows, isPassedOn ? undefined : currentSender);
    await replacePageReport(trx, message, rows);
    const bookings: Booking[] = [];
    for (const participant of affectedPeople(message, rows, erasedPeople))
      bookings.push(await applyChange(trx, { message, participant, rows, erasedPeople, now }));
    const changedPeople = bookings.map(({ person }) => person);
    await refreshPeople(trx, changedPeople);
    const [firstBooking] = bookings;
    if (!firstBooking) {
      if (erasedPeople.hasErased) return 'ignored';
      if (rows.length > 0 || (change === 'no-show' && message.people.length > 0)) return 'stored';
      throw new HttpError(422, texts.bookingErrors.noPerson, { field: 'payload.attendees' });
    }
    if (change === 'no-show') return 'stored';
    await applyNoShows(trx, message, { erasedPeople, now });
    const itemsOf = await readFormsAndBookings(trx, changedPeople);
    for (const booking of bookings) {
      const submissions = itemsOf(booking.person).forms.toReversed();
      const subject = message.seat ? `${booking.uid}_${message.seat.replaceAll('.', '_')}` : booking.uid;
      const createEvent = () => bookingEvent(`booking.${change}`, booking, submissions, message.changedAt);
      await addMessages(trx, announce(createEvent, subject), { bookingUid: booking.uid, now });
    }
    return 'stored';
  });
}

/** Applies no-shows that arrived before their booking, or before a later change to it. */
async function applyNoShows(
  trx: Trx,
  message: ReceivedMessage,
  options: Readonly<{ erasedPeople: ErasedPeople; now: number }>,
): Promise<void> {
  const storedMessages = await trx
    .selectFrom('booking_messages')
    .select('key')
    .where('booking_uid', '=', message.uid)
    .where('key', 'like', `${NO_SHOW_PREFIX}%`)
    .execute();
  const changes = storedMessages.map(({ key }) => parseNoShowKey(key));
  for (const { changedAt, noShows } of changes.sort((a, b) => a.changedAt - b.changedAt)) {
    const rows = await findRows(trx, [message.uid], message.people);
    for (const { email, person } of rows) {
      const mailbox = emailKeyOf(email);
      const noShow = noShows.get(hashOfPerson(mailbox));
      if (noShow === undefined) continue;
      const change = { change: 'no-show', changedAt, previousUid: undefined, fields: {} } as const;
      const noShowMessage = { ...message, ...change };
      const participant = { mailbox, person, noShow, fields: {} };
      await applyChange(trx, { message: noShowMessage, participant, rows, ...options });
    }
  }
}

/** Rows of these bookings: those of the first bookers, and those that may belong to one of these people. */
function findRows(trx: Trx, uids: readonly string[], people: readonly Participant[]) {
  const rowUids = uids.flatMap((uid) => [uid, ...people.map(({ mailbox }) => seatUid(uid, mailbox))]);
  return trx.selectFrom('bookings').selectAll().where('uid', 'in', rowUids).execute();
}

/** People whose booking a message changes: everybody with a booking, otherwise the person who booked. */
function affectedPeople(
  { change, uid, people }: ReceivedMessage,
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
      ? erasedPeople.includes(booker.mailbox)
      : people.some(({ mailbox }) => erasedPeople.includes(mailbox));
  return isErased ? [] : [booker];
}

type Sender = Pick<Submission, 'person' | 'email' | 'first_name' | 'last_name'>;

/** Anybody may send suspected spam, or an unconfirmed newsletter form, in another's name. */
const selectSenders = (trx: Trx) =>
  trx
    .selectFrom('submissions')
    .select(['person', 'email', 'first_name', 'last_name'])
    .where('quarantine_reason', 'is', null)
    .where('kind', '!=', 'newsletter');

/** Sender of the form whose id is in the booking. */
const findSender = (trx: Trx, reference = ''): Promise<Sender | undefined> =>
  selectSenders(trx).where('id', '=', reference).executeTakeFirst();

/**
 * True if the sender gave the booking link to somebody else: the mailbox has sent a form itself, or the sender has
 * booked under another address.
 */
async function wasPassedOn(trx: Trx, { person }: Sender, mailbox = person): Promise<boolean> {
  if (mailbox === person) return false;
  if (await selectSenders(trx).where('person', '=', mailbox).executeTakeFirst()) return true;
  const bookings = await trx.selectFrom('bookings').select('email').where('person', '=', person).execute();
  return bookings.some(({ email }) => emailKeyOf(email) !== mailbox);
}

const UNKNOWN_PERSON = 'unknown:';

/** A booking belongs to the person who has it already, otherwise to the sender, otherwise to its mailbox. */
function joinPeople(message: ReceivedMessage, rows: readonly Booking[], sender: Sender | undefined) {
  const { people, isFromPage, hasOnePerson, uid } = message;
  const isKnown = ({ person }: Booking) => !person.startsWith(UNKNOWN_PERSON);
  const bookingOf = (mailbox: string) =>
    rows.find((row) =>
      hasOnePerson ? row.uid === uid && isKnown(row) : row.email && emailKeyOf(row.email) === mailbox,
    );
  const booker = sender && {
    mailbox: sender.person,
    person: sender.person,
    noShow: false,
    fields: { email: sender.email, name: nameOf(sender) },
  };
  const participants = people.length === 0 && isFromPage && booker ? [booker] : people;
  return {
    ...message,
    people: participants.map((participant, index) => {
      const { mailbox } = participant;
      const person = bookingOf(mailbox)?.person ?? (index === 0 ? sender?.person : undefined) ?? mailbox;
      return { ...participant, person, fields: { ...participant.fields, person } };
    }),
  };
}

/** The provider's first message about a booking that the page reported wins over the report, also if it is older. */
async function replacePageReport(
  trx: Trx,
  { hasOnePerson, isFromPage, uid, key, people: [booker] }: ReceivedMessage,
  rows: readonly Booking[],
): Promise<void> {
  const row = rows.find((candidate) => candidate.uid === uid);
  if (!hasOnePerson || isFromPage || !row) return;
  const earlierMessage = await trx
    .selectFrom('booking_messages')
    .select('key')
    .where('booking_uid', '=', uid)
    .where('key', 'not in', [key, pageReportKey(uid)])
    .executeTakeFirst();
  if (earlierMessage) return;
  row.changed_at = 0;
  row.person = booker?.person ?? row.person;
  const { changed_at, person } = row;
  await trx.updateTable('bookings').set({ changed_at, person }).where('uid', '=', uid).execute();
}
