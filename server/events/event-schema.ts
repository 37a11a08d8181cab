/** Every event for operators' tools, as Standard Webhooks: type, timestamp, data. Receivers ignore unknown fields. */
import * as v from 'valibot';
import { LEAD_STATUSES } from '#server/store/schema.ts';

const Time = v.pipe(v.string(), v.isoTimestamp());
const withDescription = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

const Person = v.object({
  id: withDescription(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    'SHA-256 of the email address in lower case. It is the same in every event about the person, also after an erasure',
  ),
  email: v.string(),
  name: v.string(),
  company: v.string(),
  phone: v.string(),
});

const Source = withDescription(
  v.object({
    firstPage: withDescription(v.string(), 'Path of the first page of the visit'),
    page: withDescription(v.string(), 'Path of the page that the form was sent from'),
    referrer: withDescription(v.string(), 'Site that linked to the first page, without its query'),
    campaign: withDescription(v.record(v.string(), v.string()), 'utm_* parameters of the first page'),
    language: withDescription(v.string(), "Language tag of the visitor's browser"),
    pageLanguage: withDescription(v.string(), 'Language of the page, which every later mail uses'),
  }),
  'Source of the visit. Unknown values are empty',
);

const Consent = withDescription(
  v.object({ text: v.string(), version: v.string(), time: Time }),
  'Consent sentence that the form showed. Empty if it showed none',
);

const LeadKind = v.picklist(['deck', 'newsletter', 'quiz']);
const leadFields = {
  lead: v.object({
    id: v.string(),
    kind: LeadKind,
    time: Time,
    agent: withDescription(
      v.string(),
      'Name of the AI assistant that sent the form for the person. Empty if the person sent it',
    ),
  }),
  person: Person,
  source: Source,
  consent: Consent,
};

const DeckFields = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  company: v.string(),
  phone: v.string(),
});
const NewsletterFields = v.object({ email: v.string() });
const AnyFields = v.record(v.string(), v.union([v.string(), v.array(v.string())]));
const QuizFields = withDescription(
  AnyFields,
  'Answers by question id: a text, or a list of the chosen options',
);
const Recommendations = v.array(v.object({ agent: v.string(), title: v.string(), because: v.string() }));

const Booking = v.object({
  uid: withDescription(v.string(), "Cal.com's id of the booking"),
  title: v.string(),
  start: v.nullable(Time),
  end: v.nullable(Time),
  timeZone: v.string(),
  previousUid: withDescription(v.nullable(v.string()), 'The booking that this one replaces'),
  reason: withDescription(
    v.string(),
    'Reason for the cancellation or the new time. Empty if nobody gave one',
  ),
});
const bookingFields = {
  booking: Booking,
  person: Person,
  source: Source,
  leadIds: withDescription(v.array(v.string()), 'Leads of the same person, oldest first'),
};

const Status = v.picklist(LEAD_STATUSES);
const personFields = {
  person: Person,
  leadIds: withDescription(v.array(v.string()), 'Leads of the person, newest first'),
  bookingUids: v.array(v.string()),
  by: withDescription(
    v.string(),
    'Author of the change: email address of a desk user, `cli:<user>` or `api:<name of the key>`. Ignore changes by your own key',
  ),
};

const eventSchema = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ type: v.literal(type), timestamp: Time, data: v.object(entries) });

export const EventSchema = v.variant('type', [
  eventSchema('deck.requested', { ...leadFields, fields: DeckFields }),
  eventSchema('newsletter.requested', { ...leadFields, fields: NewsletterFields }),
  eventSchema('newsletter.confirmed', { ...leadFields, fields: NewsletterFields, confirmedAt: Time }),
  eventSchema('newsletter.left', { ...leadFields, fields: NewsletterFields, leftAt: Time }),
  eventSchema('quiz.reported', { ...leadFields, fields: QuizFields, recommendations: Recommendations }),
  eventSchema('booking.created', bookingFields),
  eventSchema('booking.rescheduled', bookingFields),
  eventSchema('booking.cancelled', bookingFields),
  eventSchema('lead.held', {
    ...leadFields,
    fields: AnyFields,
    reason: withDescription(v.string(), 'Reason why the lead is suspected spam'),
  }),
  eventSchema('person.erased', {
    person: v.object({ id: Person.entries.id }),
    leadIds: v.array(v.string()),
    bookingUids: v.array(v.string()),
  }),
  eventSchema('person.status_changed', {
    ...personFields,
    status: Status,
    previous: Status,
    lostReason: withDescription(v.string(), 'Reason for the status lost. Empty if nobody gave one'),
  }),
  eventSchema('person.owner_changed', {
    ...personFields,
    owner: withDescription(v.string(), 'Email address of a desk user. Empty for nobody'),
    previous: v.string(),
  }),
  eventSchema('note.added', { ...personFields, note: v.object({ id: v.string(), text: v.string() }) }),
]);

export type SiteEvent = v.InferOutput<typeof EventSchema>;
export type EventType = SiteEvent['type'];
export type EventOf<Type extends EventType> = Extract<SiteEvent, { type: Type }>;

export const EVENT_TYPES = EventSchema.options.map(({ entries }) => entries.type.literal);
