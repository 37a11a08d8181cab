/** A message about a booking, of the provider or of our page, prepared for the store. */
import * as v from 'valibot';
import type { BookingMessage, MessageFault } from '#booking/adapter.ts';
import { emailText, lineOfText, optionalField } from '#booking/message-fields.ts';
import { LANGUAGES } from '#content/languages.ts';
import { emailKeyOf } from '#domain/email.ts';
import { BOOKING_METADATA } from '#domain/lead-headers.ts';
import { personId } from '#server/core/people/person-id.ts';
import { HttpError } from '#server/errors.ts';
import texts from '#words/error-messages.json' with { type: 'json' };

/** A participant. `fields` has only values from the message, so that missing values overwrite nothing. */
export type Participant = ReturnType<typeof readParticipants>[number];
export type ReceivedMessage = NonNullable<ReturnType<typeof receiveMessage>>;

/** A page reports a booking once, whoever booked. */
export const pageReportKey = (uid: string): string => `page:${uid}`;

const HASH_LENGTH = 16;
export const hashOfPerson = (person: string): string => personId(person).slice(0, HASH_LENGTH);

type NoShow = Readonly<{ mailbox: string; noShow: boolean }>;

/** The key says who missed the call, by hashes of mailboxes, since a no-show may arrive before its booking. */
export const NO_SHOW_PREFIX = 'no-show:';
const noShowKey = (uid: string, changedAt: number, people: readonly NoShow[]) => {
  const entries = people.map(({ mailbox, noShow }) => `${hashOfPerson(mailbox)}${noShow ? 1 : 0}`);
  return `${NO_SHOW_PREFIX}${uid}:${changedAt}:${entries.sort().join()}`;
};
export function parseNoShowKey(key: string) {
  const [people = '', changedAt] = key.split(':').reverse();
  const entries = people.split(',').map((entry) => [entry.slice(0, -1), entry.endsWith('1')] as const);
  return { changedAt: Number(changedAt), noShows: new Map(entries) };
}

/** Reads the data of a message. Undefined for a message about something else. Throws if required fields are missing. */
export function receiveMessage(message: BookingMessage | MessageFault | undefined, now: number) {
  if (!message) return undefined;
  if ('fault' in message) {
    const { fault, field } = message;
    throw new HttpError(422, texts.bookingErrors[fault], field ? { field } : {});
  }
  const { change, trigger, uid, previousUid, seat = '', changedAt = now } = message;
  const people = readParticipants(message);
  const mailboxes = people.map(({ mailbox }) => mailbox);
  const participantKey = seat || (people.length > 0 ? hashOfPerson(mailboxes.toSorted().join('\n')) : '');
  const changeKey =
    change === 'no-show'
      ? noShowKey(uid, changedAt, people)
      : [trigger, uid, participantKey].filter(Boolean).join(':');
  return {
    change,
    uid,
    previousUid,
    seat,
    changedAt,
    /** Equal for every repeat of the message: change, booking and person. */
    key: message.isFromPage ? pageReportKey(uid) : changeKey,
    people,
    fields: omitEmpty({
      title: message.title,
      start_at: message.start,
      end_at: message.end,
      reason: message.reason,
      note: message.note,
      link: message.link,
    }),
    source: omitEmpty(readSource(message.visit)),
    /** Id of a submission that the person who booked sent before. */
    reference: message.visit[BOOKING_METADATA.reference],
    hasOnePerson: message.hasOnePerson ?? false,
    isFromPage: message.isFromPage ?? false,
  };
}

/**
 * Everybody with an address, without duplicates. The person who filled in the booking form comes first, even if the
 * message lists others first.
 */
function readParticipants({ attendees, booker }: BookingMessage) {
  const attendeesWithAddress = attendees.filter((attendee) => attendee.email);
  const allAttendees: typeof attendees =
    attendeesWithAddress.length > 0 ? attendeesWithAddress : booker?.email ? [{ email: booker.email }] : [];
  const people = Map.groupBy(allAttendees, (attendee) => emailKeyOf(attendee.email));
  const bookerMailbox = emailKeyOf(booker?.email ?? '');
  const bookerKey = people.has(bookerMailbox) ? bookerMailbox : [...people.keys()][0];
  return [...people]
    .map(([mailbox, [attendee]]) => ({
      mailbox,
      /** The mailbox, or the person whose reference travelled with the booking. */
      person: mailbox,
      noShow: attendee?.noShow ?? false,
      fields: omitEmpty({
        person: mailbox,
        email: attendee?.email,
        name: attendee?.name || (mailbox === bookerKey ? booker?.name : undefined),
        time_zone: attendee?.timeZone,
        language: attendee?.language,
      }),
    }))
    .sort((a, b) => Number(b.mailbox === bookerKey) - Number(a.mailbox === bookerKey));
}

/** The source travels with the booking, as far as the provider carries it. */
function readSource(visit: BookingMessage['visit']) {
  const { firstPage, page, language, referrer } = BOOKING_METADATA;
  const asPath = (value = '') => (value.startsWith('/') ? value : undefined);
  const asAddress = (value = '') => (URL.canParse(value) ? value : undefined);
  const utm = Object.fromEntries(
    Object.entries(visit).filter(([name, value]) => /^utm_[a-z_]{1,20}$/.test(name) && value),
  );
  return {
    first_page: asPath(visit[firstPage]),
    page: asPath(visit[page]),
    page_language: LANGUAGES.find(({ code }) => code === visit[language])?.code,
    referrer: asAddress(visit[referrer]),
    utm: Object.keys(utm).length > 0 ? JSON.stringify(utm) : undefined,
  };
}

const omitEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<{ [Key in keyof Fields]: NonNullable<Fields[Key]> }>;

/**
 * A provider may give a call with several seats one uid for all bookers. The first booker's row has that uid. Every
 * other row gets its own uid, made from the call's uid and the mailbox.
 */
export const seatUid = (uid: string, mailbox: string): string => `${uid}~${hashOfPerson(mailbox)}`;

/** The provider's uid for the booking of a row. */
export const providerUid = (rowUid: string): string => rowUid.replace(/~[\da-f]{16}$/, '');

const ReportSchema = v.object({
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,90}$/)),
  name: optionalField(lineOfText(200)),
  email: v.fallback(v.optional(emailText(), ''), ''),
  note: optionalField(lineOfText(500)),
  visit: v.fallback(v.record(v.string(), lineOfText(500)), {}),
});

/**
 * A booking that the provider announced in the visitor's browser. `email` and `name` are those that the page prefilled.
 * Without them, only the reference may tell who booked.
 */
export function readPageReport(data: unknown, now: number): BookingMessage | { fault: 'unknownMessage' } {
  const { success, output } = v.safeParse(ReportSchema, data);
  if (!success) return { fault: 'unknownMessage' };
  const { uid, name, email, note, visit } = output;
  return {
    change: 'created',
    trigger: 'page',
    uid,
    changedAt: now,
    note,
    attendees: email ? [{ email, name }] : [],
    visit,
    hasOnePerson: true,
    isFromPage: true,
  };
}
