/** Stores a booking message, together with its events. A repeated message is not stored again. */
import type { Transaction } from 'kysely';
import type { Webhook } from '#booking/adapter.ts';
import { emailKeyOf } from '#domain/email.ts';
import { HttpError } from '#server/errors.ts';
import type { Announce } from '#server/events/announce.ts';
import { bookingEvent } from '#server/events/booking-events.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import { addMessages } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';
import type { Booking, Db, Schema, Submission } from '#server/store/schema.ts';
import texts from '#words/error-messages.json' with { type: 'json' };
import { applyChange } from './apply-change.ts';
import { type ErasedPeople, markErased, readErasedPeople } from './erased-marks.ts';
import { findPeople, normalizePerson } from './people-in-message.ts';
import {
  type Participant,
  pageReportKey,
  type ReceivedMessage,
  receiveMessage,
  seatUid,
} from './received-message.ts';

type StoredMessage = Readonly<{
  message: ReceivedMessage;
  body: string;
  now: number;
  announce: Announce;
  /** Reads messages that are already stored. */
  read: Webhook['read'];
}>;

/** `repeated`: this message was stored before. `ignored`: it is about an erased person. */
export async function storeBookingMessage(
  db: Db,
  { message: received, body, now, announce, read }: StoredMessage,
): Promise<'stored' | 'repeated' | 'ignored'> {
  return db.transaction().execute(async (trx) => {
    const { uid, previousUid, change, reference } = received;
    const peopleInBody = findPeople(body);
    const sender = await findSender(trx, reference);
    await lockPeople(trx, 'shared', new Set([...peopleInBody, ...(sender ? [sender.person] : [])]));
    const uids = previousUid && previousUid !== uid ? [uid, previousUid] : [uid];
    const erasedPeople = await readErasedPeople(trx, uids);
    const erasedInBody = [...peopleInBody].filter((person) => erasedPeople.includes(person));
    if (await isRepeatByOldKey(trx, received)) return 'repeated';
    const insertedMessage = await trx
      .insertInto('booking_messages')
      .values({
        key: received.key,
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
    const rows = await findRows(trx, uids, received.people);
    // Read again: the person may have been erased before the lock.
    const message = joinPeople(received, rows, sender && (await findSender(trx, reference)));
    await replacePageReport(trx, message, rows);
    const bookings: Booking[] = [];
    for (const participant of affectedPeople(message, rows, erasedPeople))
      bookings.push(await applyChange(trx, { message, participant, rows, erasedPeople, now }));
    await refreshPeople(
      trx,
      bookings.map(({ person }) => person),
    );
    const [firstBooking] = bookings;
    if (!firstBooking) {
      if (erasedPeople.hasErased) return 'ignored';
      // A no-show can arrive before its booking: store it until the booking arrives.
      if (rows.length > 0 || (change === 'no-show' && message.people.length > 0)) return 'stored';
      throw new HttpError(422, texts.bookingErrors.noPerson, { field: 'payload.attendees' });
    }
    if (firstBooking.uid !== uid)
      await trx
        .updateTable('booking_messages')
        .set({ booking_uid: firstBooking.uid })
        .where('key', '=', message.key)
        .execute();
    if (change === 'no-show') return 'stored';
    await applyNoShows(trx, { uid, erasedPeople, now, read });
    for (const booking of bookings) {
      const submissions = await findSubmissions(trx, booking.person);
      const subject = message.seat ? `${booking.uid}_${message.seat.replaceAll('.', '_')}` : booking.uid;
      const eventMessages = announce(
        () => bookingEvent(`booking.${change}`, { booking, submissions, at: message.changedAt }),
        subject,
      );
      await addMessages(trx, eventMessages, { bookingUid: booking.uid, now });
    }
    return 'stored';
  });
}

/** Applies no-shows that arrived before their booking, or before a later change to it. */
async function applyNoShows(
  trx: Transaction<Schema>,
  {
    uid,
    erasedPeople,
    now,
    read,
  }: Readonly<{ uid: string; erasedPeople: ErasedPeople; now: number; read: Webhook['read'] }>,
): Promise<void> {
  const storedMessages = await trx
    .selectFrom('booking_messages')
    .select(['body', 'received_at'])
    .where('booking_uid', '=', uid)
    .where('body', '!=', '')
    // The report of a page is not signed.
    .where('key', '!=', pageReportKey(uid))
    .execute();
  const messages = storedMessages
    .map(({ body, received_at }) => readStored(read, body, received_at))
    .filter((message): message is ReceivedMessage => message?.change === 'no-show')
    .sort((a, b) => a.changedAt - b.changedAt);
  for (const stored of messages) {
    const rows = await findRows(trx, [uid], stored.people);
    const message = joinPeople(stored, rows, undefined);
    for (const participant of affectedPeople(message, rows, erasedPeople))
      await applyChange(trx, { message, participant, rows, erasedPeople, now });
  }
}

/** In older stores, keys do not name the person: the message is a repeat if the stored one is about the same person. */
async function isRepeatByOldKey(
  trx: Transaction<Schema>,
  { key, oldKey, people }: ReceivedMessage,
): Promise<boolean> {
  if (key === oldKey) return false;
  const storedMessage = await trx
    .selectFrom('booking_messages')
    .select('body')
    .where('key', '=', oldKey)
    .executeTakeFirst();
  if (!storedMessage?.body) return false;
  const storedPeople = findPeople(storedMessage.body);
  return people.every(({ mailbox }) => storedPeople.has(normalizePerson(mailbox)));
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
      uids.flatMap((uid) => [uid, ...people.map(({ mailbox }) => seatUid(uid, mailbox))]),
    )
    .execute();

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

const findSubmissions = (trx: Transaction<Schema>, person: string): Promise<Submission[]> =>
  trx
    .selectFrom('submissions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type Sender = Pick<Submission, 'person' | 'email' | 'first_name' | 'last_name'>;

/**
 * Who sent the form whose id travelled with the booking. Anybody may send suspected spam, or an unconfirmed newsletter
 * form, in another's name.
 */
const findSender = async (
  trx: Transaction<Schema>,
  reference: string | undefined,
): Promise<Sender | undefined> =>
  reference
    ? trx
        .selectFrom('submissions')
        .select(['person', 'email', 'first_name', 'last_name'])
        .where('id', '=', reference)
        .where('quarantine_reason', 'is', null)
        .where('kind', '!=', 'newsletter')
        .executeTakeFirst()
    : undefined;

const UNKNOWN_PERSON = 'unknown:';

/** A booking belongs to the person who has it already, otherwise to the sender, otherwise to its mailbox. */
function joinPeople(
  message: ReceivedMessage,
  rows: readonly Booking[],
  sender: Sender | undefined,
): ReceivedMessage {
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
  trx: Transaction<Schema>,
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

/** Messages of a provider that the site had before cannot be read. */
function readStored(read: Webhook['read'], body: string, receivedAt: number): ReceivedMessage | undefined {
  const message = read(JSON.parse(body));
  return message && 'fault' in message ? undefined : receiveMessage(message, receivedAt);
}
