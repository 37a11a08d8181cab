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

const TRIGGERS = {
  BOOKING_CREATED: 'created',
  BOOKING_RESCHEDULED: 'rescheduled',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_NO_SHOW_UPDATED: 'no-show',
} as const;
export type BookingChange = (typeof TRIGGERS)[keyof typeof TRIGGERS];

type Source = 'first_page' | 'page' | 'page_language' | 'referrer' | 'utm';
/** A participant. Contains only known fields, so that missing ones overwrite nothing. */
export type Participant = Readonly<{
  person: string;
  noShow: boolean;
  known: Partial<Pick<Booking, 'person' | 'email' | 'name' | 'time_zone' | 'language'>>;
}>;
export type CalMessage = Readonly<{
  change: BookingChange;
  uid: string;
  previousUid: string | undefined;
  /** Cal.com's id of one seat in a call with several seats, if it sends one. */
  seat: string;
  /** Time of the change, by Cal.com's clock. */
  at: number;
  /** Equal for every repeat of the message: change, booking and person. */
  key: string;
  /** The key in older stores, in which a booking had one booker. */
  oldKey: string;
  /** The person who booked comes first. */
  people: readonly Participant[];
  known: Partial<Pick<Booking, 'title' | 'start_at' | 'end_at' | 'reason'>>;
  /** Source of the person who booked. */
  source: Partial<Pick<Booking, Source>>;
}>;

/** One line of text from another program. */
const text = (max: number) =>
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
const time = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.finite(),
);
const email = v.fallback(
  v.pipe(text(200), v.transform(removeInvisibleCharacters), v.regex(EMAIL_PATTERN)),
  '',
);
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
/** An answer with its label, or a bare value in some versions. */
const answer = v.union([
  v.object({ value: v.optional(text(200)) }),
  v.pipe(
    text(200),
    v.transform((value) => ({ value })),
  ),
]);

const Attendee = v.object({
  email,
  name: optional(text(200)),
  timeZone: optional(text(100)),
  language: optional(v.object({ locale: text(35) })),
  noShow: optional(v.boolean()),
});
const Payload = v.object({
  uid: optional(text(200)),
  bookingUid: optional(text(200)),
  attendeeSeatId: optional(text(200)),
  title: optional(text(300)),
  startTime: optional(time),
  endTime: optional(time),
  rescheduleUid: optional(text(200)),
  cancellationReason: optional(text(500)),
  rescheduleReason: optional(text(500)),
  attendees: v.fallback(v.array(v.fallback(Attendee, { email: '' })), []),
  responses: optional(v.record(v.string(), v.fallback(answer, {}))),
  metadata: optional(v.record(v.string(), v.fallback(text(500), ''))),
});
const Message = v.object({
  triggerEvent: v.string(),
  createdAt: optional(time),
  payload: optional(v.record(v.string(), v.unknown())),
});

const hashOf = (people: readonly string[]) => personId(people.join('\n')).slice(0, 16);

/** Undefined for a message about something else. Throws if required fields are missing. */
export function readCalMessage(data: unknown, now: number): CalMessage | undefined {
  const message = v.safeParse(Message, data);
  if (!message.success) throw new HttpError(422, bookingErrors.unknownForm);
  const { triggerEvent, createdAt = now } = message.output;
  const change = Object.hasOwn(TRIGGERS, triggerEvent)
    ? TRIGGERS[triggerEvent as keyof typeof TRIGGERS]
    : undefined;
  if (!change) return undefined;
  // An operator's template may put all fields on one level.
  const payload = v.parse(Payload, message.output.payload ?? data);
  const uid = payload.uid || payload.bookingUid;
  if (!uid) throw new HttpError(422, bookingErrors.noBooking, { field: 'payload.uid' });
  const people = participants(payload);
  const reason =
    payload.cancellationReason || payload.rescheduleReason || payload.responses?.rescheduleReason?.value;
  const seat = payload.attendeeSeatId ?? '';
  const participantKey = seat || (people.length > 0 ? hashOf(people.map(({ person }) => person).sort()) : '');
  const moment = change === 'no-show' ? [createdAt] : [];
  const oldKey = [triggerEvent, uid, ...moment].join(':');
  return {
    change,
    uid,
    previousUid: payload.rescheduleUid || undefined,
    seat,
    at: createdAt,
    key: participantKey ? `${oldKey}:${participantKey}` : oldKey,
    oldKey,
    people,
    known: withoutEmpty({
      title: payload.title,
      start_at: payload.startTime,
      end_at: payload.endTime,
      reason,
    }),
    source: withoutEmpty(sourceIn(payload.metadata ?? {})),
  };
}

/**
 * Everybody with an address, without duplicates. The person who filled in the form booked, even if others are listed
 * first.
 */
function participants({ attendees, responses }: v.InferOutput<typeof Payload>): Participant[] {
  const booker = v.parse(email, responses?.email?.value);
  const listed = attendees.filter((each) => each.email);
  const all: typeof attendees = listed.length > 0 ? listed : booker ? [{ email: booker }] : [];
  const people = Map.groupBy(all, (each) => emailKeyOf(each.email));
  const first = people.has(emailKeyOf(booker)) ? emailKeyOf(booker) : [...people.keys()][0];
  return [...people]
    .map(([person, [each]]) => ({
      person,
      noShow: each?.noShow ?? false,
      known: withoutEmpty({
        person,
        email: each?.email,
        name: each?.name || (person === first ? responses?.name?.value : undefined),
        time_zone: each?.timeZone,
        language: each?.language?.locale,
      }),
    }))
    .sort((a, b) => Number(b.person === first) - Number(a.person === first));
}

/** Our booking links carry the source, and Cal.com returns it. */
function sourceIn(metadata: Readonly<Record<string, string>>) {
  const { firstPage, page, language, referrer } = BOOKING_METADATA;
  const path = (value = '') => (value.startsWith('/') ? value : undefined);
  const address = (value = '') => (URL.canParse(value) ? value : undefined);
  const utm = Object.fromEntries(
    Object.entries(metadata).filter(([name, value]) => /^utm_[a-z_]{1,20}$/.test(name) && value),
  );
  return {
    first_page: path(metadata[firstPage]),
    page: path(metadata[page]),
    page_language: LANGUAGES.find(({ code }) => code === metadata[language])?.code,
    referrer: address(metadata[referrer]),
    utm: Object.keys(utm).length > 0 ? JSON.stringify(utm) : undefined,
  };
}

const withoutEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<{ [Key in keyof Fields]: NonNullable<Fields[Key]> }>;
