/** A provider's message, prepared for the store. */
import type { BookingChange, BookingMessage, MessageFault } from '#booking/adapter.ts';
import { LANGUAGES } from '#content/languages.ts';
import { emailKeyOf } from '#domain/email.ts';
import { BOOKING_METADATA } from '#domain/lead-headers.ts';
import { HttpError } from '#server/errors.ts';
import { personId } from '#server/events/person-id.ts';
import type { Booking } from '#server/store/schema.ts';
import texts from '#words/error-messages.json' with { type: 'json' };

type SourceColumn = 'first_page' | 'page' | 'page_language' | 'referrer' | 'utm';
/** A participant. `fields` has only values from the message, so that missing values overwrite nothing. */
export type Participant = Readonly<{
  /** Email key of the address in the message. */
  mailbox: string;
  /** The mailbox, or the person whose reference travelled with the booking. */
  person: string;
  noShow: boolean;
  fields: Partial<Pick<Booking, 'person' | 'email' | 'name' | 'time_zone' | 'language'>>;
}>;
export type ReceivedMessage = Readonly<{
  change: BookingChange;
  uid: string;
  previousUid: string | undefined;
  /** The provider's id of one seat in a call with several seats. Empty if it sends none. */
  seat: string;
  /** Time of the change, by the provider's clock. */
  changedAt: number;
  /** Equal for every repeat of the message: change, booking and person. */
  key: string;
  /** The key in older stores, in which a booking had one booker. */
  oldKey: string;
  /** The person who booked comes first. */
  people: readonly Participant[];
  fields: Partial<Pick<Booking, 'title' | 'start_at' | 'end_at' | 'reason' | 'note' | 'link'>>;
  /** Source of the person who booked. */
  source: Partial<Pick<Booking, SourceColumn>>;
  /** Id of a submission that the person who booked sent before. */
  reference: string | undefined;
  hasOnePerson: boolean;
  /** True if the visitor's browser reported the booking. It may not know who booked. */
  isFromPage: boolean;
}>;

/** A page reports a booking once, whoever booked. */
export const pageReportKey = (uid: string): string => `page:${uid}`;

const hashPeople = (people: readonly string[]) => personId(people.join('\n')).slice(0, HASH_LENGTH);

/** Reads the data of a message. Undefined for a message about something else. Throws if required fields are missing. */
export function receiveMessage(
  message: BookingMessage | MessageFault | undefined,
  now: number,
): ReceivedMessage | undefined {
  if (!message) return undefined;
  if ('fault' in message) {
    const { fault, field } = message;
    throw new HttpError(422, texts.bookingErrors[fault], field ? { field } : {});
  }
  const { change, trigger, uid, previousUid, seat = '', changedAt = now } = message;
  const people = readParticipants(message);
  const mailboxes = people.map(({ mailbox }) => mailbox);
  const participantKey = seat || (people.length > 0 ? hashPeople(mailboxes.toSorted()) : '');
  const oldKey = [trigger, uid, ...(change === 'no-show' ? [changedAt] : [])].join(':');
  return {
    change,
    uid,
    previousUid,
    seat,
    changedAt,
    key: message.isFromPage ? pageReportKey(uid) : participantKey ? `${oldKey}:${participantKey}` : oldKey,
    oldKey,
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
    reference: message.visit[BOOKING_METADATA.reference],
    hasOnePerson: message.hasOnePerson ?? false,
    isFromPage: message.isFromPage ?? false,
  };
}

/**
 * Everybody with an address, without duplicates. The person who filled in the booking form comes first, even if the
 * message lists others first.
 */
function readParticipants({ attendees, booker }: BookingMessage): Participant[] {
  const attendeesWithAddress = attendees.filter((attendee) => attendee.email);
  const allAttendees: typeof attendees =
    attendeesWithAddress.length > 0 ? attendeesWithAddress : booker?.email ? [{ email: booker.email }] : [];
  const people = Map.groupBy(allAttendees, (attendee) => emailKeyOf(attendee.email));
  const bookerMailbox = emailKeyOf(booker?.email ?? '');
  const bookerKey = people.has(bookerMailbox) ? bookerMailbox : [...people.keys()][0];
  return [...people]
    .map(([mailbox, [attendee]]) => ({
      mailbox,
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

const HASH_LENGTH = 16;

/**
 * A provider may give a call with several seats one uid for all bookers. The first booker's row has that uid. Every
 * other row gets its own uid, made from the call's uid and the mailbox.
 */
export const seatUid = (uid: string, mailbox: string): string =>
  `${uid}~${personId(mailbox).slice(0, HASH_LENGTH)}`;

/** The provider's uid for the booking of a row. */
export const providerUid = (rowUid: string): string => rowUid.replace(/~[\da-f]{16}$/, '');
