/** Schemas of the API's responses. Times are ISO 8601 in UTC; unknown values are empty strings. */
import * as v from 'valibot';
import { API_SCOPES } from '#domain/desk.ts';
import { UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
import { FORM_KINDS, formOf } from '#domain/forms/forms.ts';
import { furtherFields } from '#domain/forms/stored-values.ts';
import {
  BOOKING_STATUSES,
  DELIVERY_STATES,
  PERSON_STATUSES,
  SUBSCRIBER_STATES,
} from '#server/store/schema.ts';
import { API_POLICY } from './operation.ts';

const withDescription = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

export const Time = v.pipe(v.string(), v.isoTimestamp());
const Text = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const TextList = v.array(Text);

export const Kind = v.picklist(FORM_KINDS);
export const Status = v.picklist(PERSON_STATUSES);
const DeliveryStateSchema = v.picklist(DELIVERY_STATES);
export const BookingStatusSchema = v.picklist(BOOKING_STATUSES);
export const SubscriberStateSchema = v.picklist(SUBSCRIBER_STATES);
const Newsletter = v.picklist(['', ...SUBSCRIBER_STATES]);
const PersonId = withDescription(Text, 'Id of the person in events, the same for each of their submissions');

export const Key = v.strictObject({
  name: Text,
  scopes: v.array(v.picklist(API_SCOPES)),
  expires: v.nullable(Time),
});

const Readiness = v.nullable(
  v.strictObject({
    level: v.picklist(['hot', 'warm', 'later']),
    reasons: withDescription(TextList, 'Text for people, strongest reason first'),
    nextCall: v.nullable(Time),
  }),
);

const SubmissionDelivery = v.strictObject({
  id: Text,
  kind: Text,
  state: DeliveryStateSchema,
  attempts: Count,
  next: withDescription(v.nullable(Time), 'Time of the next attempt, if pending'),
  note: withDescription(Text, 'Last error, or the reason for skipping'),
});

const FURTHER_FIELDS = [...new Set(FORM_KINDS.flatMap((kind) => furtherFields(formOf(kind))))];

const Answer = v.strictObject({
  id: withDescription(v.picklist(FURTHER_FIELDS), 'Name of the field, or id of the question'),
  question: withDescription(Text, 'Label of the field, or text of the question'),
  answer: withDescription(Text, 'Typed value, or text of the chosen options'),
});

export const Submission = v.strictObject({
  id: Text,
  personId: PersonId,
  time: Time,
  kind: Kind,
  status: Status,
  owner: Text,
  doNotContact: v.boolean(),
  quarantined: withDescription(v.nullable(Text), 'Reason why it is suspected spam, else null'),
  email: Text,
  firstName: Text,
  lastName: Text,
  company: Text,
  phone: Text,
  language: withDescription(Text, "Language of the visitor's browser"),
  pageLanguage: withDescription(Text, 'Language of the page; mails use it'),
  source: Text,
  campaign: Text,
  firstPage: Text,
  page: Text,
  referrer: Text,
  utm: v.record(v.string(), v.string()),
  consent: v.strictObject({
    text: withDescription(Text, 'Sentence that the form showed; empty if unverified'),
    version: withDescription(
      Text,
      `Hash of the sentence; \`${UNVERIFIED_CONSENT}\` if the form has never shown the sentence that was sent`,
    ),
  }),
  newsletter: Newsletter,
  answers: withDescription(
    v.array(Answer),
    'Values of the form’s further fields, such as the answers of the quiz; empty fields are left out',
  ),
  assistant: withDescription(Text, 'Name of the AI assistant that sent it; empty for a form'),
  readiness: Readiness,
  deliveries: v.array(SubmissionDelivery),
});

/** Fields that the team edits. */
const teamFields = {
  lostReason: Text,
  wonAmount: withDescription(
    v.nullable(v.number()),
    'Amount of a won deal, in whole units of the operator’s currency',
  ),
  owner: withDescription(Text, 'Email address of a desk user'),
  nextStep: v.strictObject({ time: v.nullable(Time), text: Text }),
  doNotContact: v.boolean(),
};

export const PersonSummary = v.strictObject({
  id: withDescription(Text, 'Id of their latest submission'),
  personId: PersonId,
  email: Text,
  name: Text,
  company: Text,
  phone: Text,
  status: Status,
  ...teamFields,
  leadSince: Time,
  source: Text,
  campaign: Text,
});

const timeField = { time: Time };
const TimelineEntry = v.variant('type', [
  v.strictObject({
    type: v.literal('form'),
    ...timeField,
    id: Text,
    kind: Kind,
    assistant: Text,
    quarantined: v.nullable(Text),
    consent: Text,
    consentVersion: Text,
    language: Text,
    pageLanguage: Text,
    visit: v.strictObject({
      firstPage: Text,
      page: Text,
      referrer: Text,
      source: Text,
      utm: v.record(v.string(), v.string()),
    }),
    answers: v.array(v.strictObject({ label: Text, value: Text })),
    recommended: v.array(v.strictObject({ title: Text, why: Text })),
  }),
  v.strictObject({ type: v.literal('delivery'), ...timeField, ...SubmissionDelivery.entries }),
  v.strictObject({ type: v.picklist(['confirmed', 'left']), ...timeField }),
  v.strictObject({
    type: v.literal('booking'),
    ...timeField,
    id: Text,
    title: Text,
    status: BookingStatusSchema,
    start: v.nullable(Time),
    reason: Text,
    note: Text,
    source: Text,
  }),
  v.strictObject({ type: v.literal('note'), ...timeField, id: Text, author: Text, text: Text }),
  v.strictObject({
    type: v.literal('activity'),
    ...timeField,
    id: Text,
    actor: Text,
    action: Text,
    detail: Text,
  }),
]);

export const Person = v.strictObject({
  id: Text,
  email: Text,
  name: Text,
  company: Text,
  phone: Text,
  status: Status,
  ...teamFields,
  corrected: withDescription(
    v.strictObject({ name: v.boolean(), email: v.boolean(), company: v.boolean(), phone: v.boolean() }),
    'True if the team corrected the value from the forms',
  ),
  keptUntil: withDescription(v.nullable(Time), 'Time at which retention erases the person; null for never'),
  readiness: Readiness,
  source: Text,
  quarantined: v.boolean(),
  newsletter: Newsletter,
  timeline: v.array(TimelineEntry),
});

export const Booking = v.strictObject({
  id: Text,
  personId: PersonId,
  time: withDescription(Time, 'Time of the booking'),
  changed: Time,
  status: BookingStatusSchema,
  title: Text,
  start: v.nullable(Time),
  end: v.nullable(Time),
  timeZone: Text,
  previousId: withDescription(v.nullable(Text), 'The booking that this one replaces'),
  reason: Text,
  note: withDescription(Text, 'What the visitor wrote for the call'),
  email: Text,
  name: Text,
  company: Text,
  owner: Text,
  outcome: withDescription(Text, '`held`, `missed`, or empty if nobody said it'),
  link: withDescription(Text, 'Address of the call'),
  doNotContact: v.boolean(),
  source: Text,
});

export const Delivery = v.strictObject({
  ...SubmissionDelivery.entries,
  time: Time,
  submissionId: v.nullable(Text),
  bookingId: v.nullable(Text),
  email: v.nullable(Text),
});

export const Subscriber = v.strictObject({
  id: Text,
  personId: PersonId,
  submissionId: Text,
  email: Text,
  doNotContact: v.boolean(),
  state: SubscriberStateSchema,
  requested: Time,
  confirmed: v.nullable(Time),
  unsubscribed: v.nullable(Time),
});

const Origin = { name: Text, views: Count, finished: Count, leads: Count, booked: Count };
export const Analytics = v.strictObject({
  days: Count,
  funnel: v.strictObject({
    views: Count,
    started: Count,
    finished: Count,
    reports: Count,
    leads: Count,
    bookings: Count,
  }),
  sources: withDescription(TextList, 'Sources with the most leads'),
  byDay: withDescription(
    v.array(v.strictObject({ start: Time, counts: v.array(Count) })),
    'Submissions per day, oldest first. `counts` has one number per entry of `sources`, then one for all other sources',
  ),
  quiz: v.array(v.strictObject({ question: Text, reached: Count, left: Count })),
  bySource: v.array(v.strictObject(Origin)),
  campaigns: v.array(v.strictObject({ ...Origin, won: Count, wonAmount: Count })),
});

export const ErasureResponse = v.strictObject({
  submissions: Count,
  deliveries: Count,
  subscriptions: Count,
  bookings: Count,
  messages: Count,
  files: Count,
  inFlight: withDescription(Count, 'Deliveries in progress, which may still arrive'),
  log: withDescription(
    v.picklist(['clean', 'emptied', 'left']),
    '`left`: another program is reading the database, so its write-ahead log still contains old data',
  ),
  code: withDescription(Text, 'Pseudonym of the person in the audit log'),
});

export const RetryResponse = v.strictObject({ retried: Count });
/** Id of the changed or created object. */
export const IdResponse = v.strictObject({ id: Text });
export const ReleaseResponse = v.strictObject({ released: Count });
/** Complete rows of the database, so that no field is left out. */
export const PersonRecord = v.looseObject({
  person: v.strictObject({ address: Text, id: PersonId }),
  submissions: v.array(v.looseObject({ id: Text })),
});

export const pageSchema = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({
    data: v.array(item),
    next: withDescription(v.nullable(Text), 'Value of `cursor` for the next page; null on the last page'),
  });

// Parameters.

const shortText = v.pipe(v.string(), v.maxLength(200));
export const DayOrTime = withDescription(
  v.union([v.pipe(v.string(), v.isoDate()), Time]),
  'A day such as 2026-01-31 (UTC), or a time',
);
export const pagingFields = {
  cursor: v.optional(withDescription(v.pipe(v.string(), v.maxLength(300)), '`next` of the previous page')),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(API_POLICY.page.maxSize)),
    API_POLICY.page.defaultSize,
  ),
};
export const originFields = { source: v.optional(shortText), campaign: v.optional(shortText) };
export const periodFields = {
  since: v.optional(DayOrTime),
  until: v.optional(withDescription(DayOrTime, 'Exclusive')),
};
/** A colleague's address is not a visitor's personal data. */
export const Owner = v.optional(withDescription(shortText, 'Email address of a desk user'));
export const submissionFilter = {
  kind: v.optional(Kind),
  status: v.optional(Status),
  readiness: v.optional(v.picklist(['hot', 'warm', 'later'])),
  owner: Owner,
  ...originFields,
  ...periodFields,
  quarantined: v.optional(withDescription(v.boolean(), 'Only suspected spam')),
  assistant: v.optional(withDescription(v.boolean(), 'Only submissions that an AI assistant sent')),
};
export const submissionOrder = { sort: v.optional(v.picklist(['newest', 'oldest']), 'newest') };
export const Search = v.optional(withDescription(shortText, 'Words in name, email, company or phone'));

/** Components of the OpenAPI document by name. */
export const COMPONENTS = { Submission, PersonSummary, Person, Booking, Delivery, Subscriber, Analytics };
