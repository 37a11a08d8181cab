/**
 * Reads Cal.com's webhooks. Versions differ and operators may template the body, so every optional value may be
 * missing, null or of another type.
 */
import * as v from 'valibot';
import { bookingErrors } from '#content/forms/error-messages.ts';
import { LANGUAGES } from '#content/languages.ts';
import { BOOKING_METADATA } from '#domain/booking-metadata.ts';
import { EMAIL_PATTERN, emailKeyOf, removeInvisibleCharacters } from '#domain/email.ts';
import { HttpError } from '#server/errors.ts';
import { personId } from '#server/events/person-id.ts';
import type { Booking } from '#server/store/schema.ts';

const CHANGE_BY_TRIGGER = {
  BOOKING_CREATED: 'created',
  BOOKING_RESCHEDULED: 'rescheduled',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_NO_SHOW_UPDATED: 'no-show',
} as const;
export type BookingChange = (typeof CHANGE_BY_TRIGGER)[keyof typeof CHANGE_BY_TRIGGER];

type SourceColumn = 'first_page' | 'page' | 'page_language' | 'referrer' | 'utm';
/** A participant. `fields` has only values from the message, so that missing values overwrite nothing. */
export type Participant = Readonly<{
  person: string;
  noShow: boolean;
  fields: Partial<Pick<Booking, 'person' | 'email' | 'name' | 'time_zone' | 'language'>>;
}>;
export type CalMessage = Readonly<{
  change: BookingChange;
  uid: string;
  previousUid: string | undefined;
  /** Cal.com's id of one seat in a call with several seats, if it sends one. */
  seat: string;
  /** Time of the change, by Cal.com's clock. */
  changedAt: number;
  /** Equal for every repeat of the message: change, booking and person. */
  key: string;
  /** The key in older stores, in which a booking had one booker. */
  oldKey: string;
  /** The person who booked comes first. */
  people: readonly Participant[];
  fields: Partial<Pick<Booking, 'title' | 'start_at' | 'end_at' | 'reason'>>;
  /** Source of the person who booked. */
  source: Partial<Pick<Booking, SourceColumn>>;
}>;

/** One line of text from another program. */
const lineOfText = (max: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
          .trim()
          .slice(0, max)
          .toWellFormed(),
      ),
    ),
    '',
  );
const timeSchema = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.finite(),
);
const emailSchema = v.fallback(
  v.pipe(lineOfText(200), v.transform(removeInvisibleCharacters), v.regex(EMAIL_PATTERN)),
  '',
);
const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
/** An answer with its label, or a bare value in some versions. */
const answerSchema = v.union([
  v.object({ value: v.optional(lineOfText(200)) }),
  v.pipe(
    lineOfText(200),
    v.transform((value) => ({ value })),
  ),
]);

const AttendeeSchema = v.object({
  email: emailSchema,
  name: optionalField(lineOfText(200)),
  timeZone: optionalField(lineOfText(100)),
  language: optionalField(v.object({ locale: lineOfText(35) })),
  noShow: optionalField(v.boolean()),
});
const PayloadSchema = v.object({
  uid: optionalField(lineOfText(200)),
  bookingUid: optionalField(lineOfText(200)),
  attendeeSeatId: optionalField(lineOfText(200)),
  title: optionalField(lineOfText(300)),
  startTime: optionalField(timeSchema),
  endTime: optionalField(timeSchema),
  rescheduleUid: optionalField(lineOfText(200)),
  cancellationReason: optionalField(lineOfText(500)),
  rescheduleReason: optionalField(lineOfText(500)),
  attendees: v.fallback(v.array(v.fallback(AttendeeSchema, { email: '' })), []),
  responses: optionalField(v.record(v.string(), v.fallback(answerSchema, {}))),
  metadata: optionalField(v.record(v.string(), v.fallback(lineOfText(500), ''))),
});
const MessageSchema = v.object({
  triggerEvent: v.string(),
  createdAt: optionalField(timeSchema),
  payload: optionalField(v.record(v.string(), v.unknown())),
});

const hashPeople = (people: readonly string[]) => personId(people.join('\n')).slice(0, 16);

/** Undefined for a message about something else. Throws if required fields are missing. */
export function readCalMessage(data: unknown, now: number): CalMessage | undefined {
  const message = v.safeParse(MessageSchema, data);
  if (!message.success) throw new HttpError(422, bookingErrors.unknownMessage);
  const { triggerEvent, createdAt = now } = message.output;
  const change = Object.hasOwn(CHANGE_BY_TRIGGER, triggerEvent)
    ? CHANGE_BY_TRIGGER[triggerEvent as keyof typeof CHANGE_BY_TRIGGER]
    : undefined;
  if (!change) return undefined;
  // An operator's template may put all fields on one level.
  const payload = v.parse(PayloadSchema, message.output.payload ?? data);
  const uid = payload.uid || payload.bookingUid;
  if (!uid) throw new HttpError(422, bookingErrors.noBooking, { field: 'payload.uid' });
  const people = readParticipants(payload);
  const reason =
    payload.cancellationReason || payload.rescheduleReason || payload.responses?.rescheduleReason?.value;
  const seat = payload.attendeeSeatId ?? '';
  const participantKey =
    seat || (people.length > 0 ? hashPeople(people.map(({ person }) => person).sort()) : '');
  const timeKey = change === 'no-show' ? [createdAt] : [];
  const oldKey = [triggerEvent, uid, ...timeKey].join(':');
  return {
    change,
    uid,
    previousUid: payload.rescheduleUid || undefined,
    seat,
    changedAt: createdAt,
    key: participantKey ? `${oldKey}:${participantKey}` : oldKey,
    oldKey,
    people,
    fields: omitEmpty({
      title: payload.title,
      start_at: payload.startTime,
      end_at: payload.endTime,
      reason,
    }),
    source: omitEmpty(readSource(payload.metadata ?? {})),
  };
}

/**
 * Everybody with an address, without duplicates. The person who filled in the booking form comes first, even if the
 * message lists others first.
 */
function readParticipants({ attendees, responses }: v.InferOutput<typeof PayloadSchema>): Participant[] {
  const booker = v.parse(emailSchema, responses?.email?.value);
  const attendeesWithAddress = attendees.filter((attendee) => attendee.email);
  const allAttendees: typeof attendees =
    attendeesWithAddress.length > 0 ? attendeesWithAddress : booker ? [{ email: booker }] : [];
  const people = Map.groupBy(allAttendees, (attendee) => emailKeyOf(attendee.email));
  const bookerKey = people.has(emailKeyOf(booker)) ? emailKeyOf(booker) : [...people.keys()][0];
  return [...people]
    .map(([person, [attendee]]) => ({
      person,
      noShow: attendee?.noShow ?? false,
      fields: omitEmpty({
        person,
        email: attendee?.email,
        name: attendee?.name || (person === bookerKey ? responses?.name?.value : undefined),
        time_zone: attendee?.timeZone,
        language: attendee?.language?.locale,
      }),
    }))
    .sort((a, b) => Number(b.person === bookerKey) - Number(a.person === bookerKey));
}

/** Our booking links carry the source, and Cal.com returns it. */
function readSource(metadata: Readonly<Record<string, string>>) {
  const { firstPage, page, language, referrer } = BOOKING_METADATA;
  const asPath = (value = '') => (value.startsWith('/') ? value : undefined);
  const asAddress = (value = '') => (URL.canParse(value) ? value : undefined);
  const utm = Object.fromEntries(
    Object.entries(metadata).filter(([name, value]) => /^utm_[a-z_]{1,20}$/.test(name) && value),
  );
  return {
    first_page: asPath(metadata[firstPage]),
    page: asPath(metadata[page]),
    page_language: LANGUAGES.find(({ code }) => code === metadata[language])?.code,
    referrer: asAddress(metadata[referrer]),
    utm: Object.keys(utm).length > 0 ? JSON.stringify(utm) : undefined,
  };
}

const omitEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<{ [Key in keyof Fields]: NonNullable<Fields[Key]> }>;
