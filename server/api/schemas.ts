/** Schemas of the API's responses. Times are ISO 8601 in UTC; unknown values are empty strings. */
import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { API_SCOPES } from '#domain/desk.ts';
import { UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
import { FORM_KINDS, formOf } from '#domain/forms/forms.ts';
import { furtherFields } from '#domain/forms/stored-values.ts';
import { parseCursor } from '#server/core/paging.ts';
import { repeatSchema, Text, Time, texts, withDescription } from '#server/events/event-schema.ts';
import {
  BOOKING_STATUSES,
  DELIVERY_STATES,
  PERSON_STATUSES,
  SUBSCRIBER_STATES,
} from '#server/store/schema.ts';
import { API_POLICY } from './operation.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = <Name extends string>(...names: Name[]) => repeatSchema(Count, names);
const TextList = v.array(Text);
const Utm = v.record(v.string(), v.string());

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

export const SubmissionDelivery = v.strictObject({
  ...texts('id', 'kind'),
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
  ...texts('email', 'firstName', 'lastName', 'company', 'phone'),
  language: withDescription(Text, "Language of the visitor's browser"),
  pageLanguage: withDescription(Text, 'Language of the page; mails use it'),
  ...texts('source', 'campaign', 'firstPage', 'page', 'referrer'),
  utm: Utm,
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

const personFields = {
  ...texts('email', 'name', 'company', 'phone'),
  status: Status,
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
  ...personFields,
  leadSince: Time,
  ...texts('source', 'campaign'),
});

const TimelineEntry = v.variant('type', [
  v.strictObject({
    type: v.literal('form'),
    time: Time,
    kind: Kind,
    ...texts('id', 'assistant', 'consent', 'consentVersion', 'language', 'pageLanguage'),
    quarantined: v.nullable(Text),
    visit: v.strictObject({ ...texts('firstPage', 'page', 'referrer', 'source'), utm: Utm }),
    answers: v.array(v.strictObject(texts('label', 'value'))),
    recommended: v.array(v.strictObject(texts('title', 'why'))),
  }),
  v.strictObject({ type: v.literal('delivery'), time: Time, ...SubmissionDelivery.entries }),
  v.strictObject({ type: v.picklist(['confirmed', 'left']), time: Time }),
  v.strictObject({
    type: v.literal('booking'),
    time: Time,
    status: BookingStatusSchema,
    start: v.nullable(Time),
    ...texts('id', 'title', 'reason', 'note', 'source'),
  }),
  v.strictObject({ type: v.literal('note'), time: Time, ...texts('id', 'author', 'text') }),
  v.strictObject({ type: v.literal('activity'), time: Time, ...texts('id', 'actor', 'action', 'detail') }),
]);

export const Person = v.strictObject({
  id: Text,
  ...personFields,
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
  start: v.nullable(Time),
  end: v.nullable(Time),
  ...texts('title', 'timeZone', 'reason', 'email', 'name', 'company', 'owner', 'source'),
  previousId: withDescription(v.nullable(Text), 'The booking that this one replaces'),
  note: withDescription(Text, 'What the visitor wrote for the call'),
  outcome: withDescription(Text, '`held`, `missed`, or empty if nobody said it'),
  link: withDescription(Text, 'Address of the call'),
  doNotContact: v.boolean(),
});

export const Delivery = v.strictObject({
  ...SubmissionDelivery.entries,
  time: Time,
  submissionId: v.nullable(Text),
  bookingId: v.nullable(Text),
  email: v.nullable(Text),
});

export const Subscriber = v.strictObject({
  ...texts('id', 'submissionId', 'email'),
  personId: PersonId,
  doNotContact: v.boolean(),
  state: SubscriberStateSchema,
  requested: Time,
  confirmed: v.nullable(Time),
  unsubscribed: v.nullable(Time),
});

const Origin = { name: Text, ...counts('views', 'finished', 'leads', 'booked') };
export const Analytics = v.strictObject({
  days: Count,
  funnel: v.strictObject(counts('views', 'started', 'finished', 'reports', 'leads', 'bookings')),
  sources: withDescription(TextList, 'Sources with the most leads'),
  byDay: withDescription(
    v.array(v.strictObject({ start: Time, counts: v.array(Count) })),
    'Submissions per day, oldest first. `counts` has one number per entry of `sources`, then one for all other sources',
  ),
  quiz: v.array(v.strictObject({ question: Text, ...counts('reached', 'left') })),
  bySource: v.array(v.strictObject(Origin)),
  campaigns: v.array(v.strictObject({ ...Origin, ...counts('won', 'wonAmount') })),
});

export const ErasureResponse = v.strictObject({
  ...counts('submissions', 'deliveries', 'subscriptions', 'bookings', 'files'),
  inFlight: withDescription(Count, 'Deliveries in progress, which may still arrive'),
  log: withDescription(
    v.picklist(['clean', 'emptied', 'left']),
    '`left`: another program is reading the database, so its write-ahead log still contains old data',
  ),
  code: withDescription(Text, 'Pseudonym of the person in the audit log'),
});

export const RetryResponse = v.strictObject({ retried: Count });
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

export const shortText = v.pipe(v.string(), v.maxLength(200));
export const DayOrTime = withDescription(
  v.union([v.pipe(v.string(), v.isoDate()), Time]),
  'A day such as 2026-01-31 (UTC), or a time',
);
export const pagingFields = {
  cursor: v.optional(
    v.pipe(
      withDescription(v.pipe(v.string(), v.maxLength(300)), '`next` of the previous page'),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const cursor = parseCursor(value);
        if (!cursor) addIssue({ message: apiProblems.badCursor });
        return cursor ?? NEVER;
      }),
    ),
  ),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(API_POLICY.page.maxSize)),
    API_POLICY.page.defaultSize,
  ),
};
export const originFields = { source: v.optional(shortText), campaign: v.optional(shortText) };
const toTime = v.transform<string, number>(Date.parse);
export const periodFields = {
  since: v.optional(v.pipe(DayOrTime, toTime)),
  until: v.optional(v.pipe(withDescription(DayOrTime, 'Exclusive'), toTime)),
};
/** A colleague's address is not a visitor's personal data. */
export const Owner = v.optional(withDescription(shortText, 'Email address of a desk user'));
export const Due = v.optional(
  v.pipe(withDescription(DayOrTime, 'Only people with a next step before this time'), toTime),
);
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

/** Errors are problem details: https://www.rfc-editor.org/rfc/rfc9457. */
export const Problem = v.strictObject({
  type: v.literal('about:blank'),
  title: withDescription(Text, 'Name of the status'),
  status: v.number(),
  detail: withDescription(Text, 'Reason for the error'),
  field: v.optional(withDescription(Text, 'Invalid field or parameter')),
});
export const PROBLEM_TYPE = 'application/problem+json';

export const COMPONENTS = {
  ...{ Submission, PersonSummary, Person, Booking, Delivery, Subscriber, Analytics },
  Problem,
};
