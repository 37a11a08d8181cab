/** Every event for operators' tools, as Standard Webhooks: type, timestamp, data. Receivers ignore unknown fields. */
import * as v from 'valibot';
import { contactForm } from '#domain/forms/contact.ts';
import { deckForm } from '#domain/forms/deck.ts';
import type { Form } from '#domain/forms/form.ts';
import { FORM_KINDS } from '#domain/forms/forms.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import { PERSON_STATUSES } from '#server/store/schema.ts';

export const Time = v.pipe(v.string(), v.isoTimestamp());
export const iso = (time: number): string => new Date(time).toISOString();
export const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));
export const Text = v.string();
/** The same schema for several fields. */
export const repeatSchema = <Schema extends v.GenericSchema, Name extends string>(
  schema: Schema,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
export const texts = <Name extends string>(...names: Name[]) => repeatSchema(Text, names);
export const withDescription = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

const Person = v.object({
  id: withDescription(
    v.pipe(Text, v.regex(/^[0-9a-f]{64}$/)),
    'SHA-256 of the email address in lower case. It is the same in every event about the person, also after an erasure',
  ),
  ...texts('email', 'name', 'company', 'phone'),
});

const Source = withDescription(
  v.object({
    firstPage: withDescription(Text, 'Path of the first page of the visit'),
    page: withDescription(Text, 'Path of the page that the form was sent from'),
    referrer: withDescription(Text, 'Site that linked to the first page, without its query'),
    campaign: withDescription(v.record(Text, Text), 'utm_* parameters of the first page'),
    language: withDescription(Text, "Language tag of the visitor's browser"),
    pageLanguage: withDescription(Text, 'Language of the page, which every later mail uses'),
  }),
  'Source of the visit. Unknown values are empty',
);

const Consent = withDescription(
  v.object({ ...texts('text', 'version'), time: Time }),
  'Consent sentence that the form showed, and its hash. Empty and `unverified` if the form has never shown the sentence that was sent',
);

const submissionFields = {
  submission: v.object({
    id: Text,
    kind: v.picklist(FORM_KINDS),
    time: Time,
    assistant: withDescription(
      Text,
      'Name of the AI assistant that sent the form for the person. Empty if the person sent it',
    ),
  }),
  person: Person,
  source: Source,
  consent: Consent,
};

const AnyFields = v.record(Text, v.union([Text, v.array(Text)]));
type Fields = v.InferOutput<typeof AnyFields>;

/** All fields of a form. A text is a string, a choice is a list of the chosen options. */
const fieldsOf = (form: Form) =>
  v.object(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, { type }]) => [name, type === 'choice' ? v.array(Text) : Text]),
    ),
  ) as unknown as v.GenericSchema<Fields>;
const newsletterFields = { ...submissionFields, fields: fieldsOf(newsletterForm) };

const Booking = v.object({
  uid: withDescription(Text, "The provider's id of the booking"),
  ...texts('title', 'timeZone'),
  start: v.nullable(Time),
  end: v.nullable(Time),
  previousUid: withDescription(v.nullable(Text), 'The booking that this one replaces'),
  reason: withDescription(Text, 'Reason for the cancellation or the new time. Empty if nobody gave one'),
  note: withDescription(Text, 'What the visitor wrote for the call. Empty if nothing'),
});
const bookingFields = {
  booking: Booking,
  person: Person,
  source: Source,
  submissionIds: withDescription(v.array(Text), 'Submissions of the same person, oldest first'),
};

const Status = v.picklist(PERSON_STATUSES);
const personFields = {
  person: Person,
  submissionIds: withDescription(v.array(Text), 'Submissions of the person, newest first'),
  bookingUids: v.array(Text),
  by: withDescription(
    Text,
    'Author of the change: email address of a desk user, `cli:<user>` or `api:<name of the key>`. Ignore changes by your own key',
  ),
};

const eventSchema = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.object({ type: v.literal(type), timestamp: Time, data: v.object(entries) });

export const EventSchema = v.variant('type', [
  eventSchema(deckForm.event, { ...submissionFields, fields: fieldsOf(deckForm) }),
  eventSchema(contactForm.event, { ...submissionFields, fields: fieldsOf(contactForm) }),
  eventSchema(newsletterForm.event, newsletterFields),
  eventSchema('newsletter.confirmed', { ...newsletterFields, confirmedAt: Time }),
  eventSchema('newsletter.left', { ...newsletterFields, leftAt: Time }),
  eventSchema(quizReportForm.event, {
    ...submissionFields,
    fields: withDescription(fieldsOf(quizReportForm), 'Answers by question id'),
    recommendations: v.array(v.object(texts('agent', 'title', 'because'))),
  }),
  eventSchema('booking.created', bookingFields),
  eventSchema('booking.rescheduled', bookingFields),
  eventSchema('booking.cancelled', bookingFields),
  eventSchema('submission.quarantined', {
    ...submissionFields,
    fields: AnyFields,
    reason: withDescription(Text, 'Reason why the submission is suspected spam'),
  }),
  eventSchema('person.erased', {
    person: v.object({ id: Person.entries.id }),
    submissionIds: v.array(Text),
    bookingUids: v.array(Text),
  }),
  eventSchema('person.status_changed', {
    ...personFields,
    status: Status,
    previous: Status,
    lostReason: withDescription(Text, 'Reason for the status lost. Empty if nobody gave one'),
  }),
  eventSchema('person.owner_changed', {
    ...personFields,
    owner: withDescription(Text, 'Email address of a desk user. Empty for nobody'),
    previous: Text,
  }),
  eventSchema('person.contact_changed', {
    ...personFields,
    doNotContact: withDescription(v.boolean(), 'True if the person must not be contacted'),
  }),
  eventSchema('note.added', { ...personFields, note: v.object(texts('id', 'text')) }),
]);

export type SiteEvent = v.InferOutput<typeof EventSchema>;
export type EventType = SiteEvent['type'];
export type EventOf<Type extends EventType> = Extract<SiteEvent, { type: Type }>;

export const EVENT_TYPES = EventSchema.options.map(({ entries }) => entries.type.literal);
