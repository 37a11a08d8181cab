/** Creates the events about forms, bookings and erased people. */
import { LANGUAGES } from '#content/languages.ts';
import { agents } from '#content/quiz/agents.ts';
import { because } from '#content/quiz/quiz-results.ts';
import { type FORMS, type FormKind, formOf } from '#domain/forms/forms.ts';
import { readValues } from '#domain/forms/stored-values.ts';
import { personId } from '#server/core/people/person-id.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Booking, InsertableSubmission, Submission, Trx } from '#server/store/schema.ts';
import type { Announce } from './announce.ts';
import { type EventOf, iso, isoOrNull } from './event-schema.ts';

type SourceFields = Pick<Booking, 'first_page' | 'page' | 'referrer' | 'utm' | 'language'>;
const hasSource = ({ referrer, utm }: SourceFields) => Boolean(referrer || utm !== '{}');
const hasPage = ({ first_page, page }: SourceFields) => Boolean(first_page || page);

const eventSource = (visit: SourceFields & Pick<Booking, 'page_language'>) => ({
  firstPage: visit.first_page,
  page: visit.page,
  referrer: visit.referrer,
  campaign: JSON.parse(visit.utm) as Record<string, string>,
  language: visit.language,
  pageLanguage: visit.page_language,
});

type FormEventType = (typeof FORMS)[FormKind]['event'];

const submissionEvent = <
  Type extends FormEventType | 'submission.quarantined' | 'newsletter.confirmed' | 'newsletter.left',
>(
  type: Type,
  submission: InsertableSubmission,
  at: number,
  furtherData: object = {},
) =>
  ({
    type,
    timestamp: iso(at),
    data: {
      submission: {
        id: submission.id,
        kind: submission.kind,
        time: iso(submission.created_at),
        assistant: submission.assistant ?? '',
      },
      person: {
        id: personId(submission.person),
        email: submission.email,
        name: nameOf(submission),
        company: submission.company,
        phone: submission.phone,
      },
      source: eventSource(submission),
      consent: {
        text: submission.consent,
        version: submission.consent_version,
        time: iso(submission.created_at),
      },
      fields: readValues(formOf(submission.kind), submission),
      ...furtherData,
    },
  }) as unknown as EventOf<Type>;

export const formEvent = (submission: InsertableSubmission): EventOf<FormEventType> =>
  submissionEvent(
    formOf(submission.kind).event as FormEventType,
    submission,
    submission.created_at,
    submission.kind === 'quiz' ? { recommendations: recommendationsOf(submission) } : {},
  );

const recommendationsOf = (submission: InsertableSubmission) =>
  recommendationsFor(submission).map((recommendation) => ({
    agent: recommendation.agent,
    title: agents[recommendation.agent].title,
    because: because(recommendation),
  }));

export const quarantinedEvent = (submission: InsertableSubmission) =>
  submissionEvent('submission.quarantined', submission, submission.created_at, {
    reason: submission.quarantine_reason ?? '',
  });

export const confirmedEvent = (submission: InsertableSubmission, now: number) =>
  submissionEvent('newsletter.confirmed', submission, now, { confirmedAt: iso(now) });

export const unsubscribedEvent = (submission: InsertableSubmission, now: number) =>
  submissionEvent('newsletter.left', submission, now, { leftAt: iso(now) });

/** Source of the booking link, otherwise of the person's first submission. */
export function findBookingSource(booking: SourceFields, submissions: readonly SourceFields[]): SourceFields {
  const visits = [booking, ...submissions];
  return visits.find(hasSource) ?? visits.find(hasPage) ?? booking;
}

/** Language of the booking link, otherwise of the person's latest submission, otherwise the default. */
const languageOfBooking = (booking: Booking, submissions: readonly Submission[]): string =>
  [booking, ...submissions.toReversed()].find(({ page_language }) => page_language)?.page_language ??
  LANGUAGES[0].code;

export function bookingEvent(
  type: 'booking.created' | 'booking.rescheduled' | 'booking.cancelled',
  booking: Booking,
  submissions: readonly Submission[],
  at: number,
): EventOf<typeof type> {
  const latestSubmission = submissions.at(-1);
  return {
    type,
    timestamp: iso(at),
    data: {
      booking: {
        uid: booking.uid,
        title: booking.title,
        start: isoOrNull(booking.start_at),
        end: isoOrNull(booking.end_at),
        timeZone: booking.time_zone,
        previousUid: booking.previous_uid,
        reason: booking.reason,
        note: booking.note,
      },
      person: {
        id: personId(booking.person),
        email: booking.email,
        name: booking.name || (latestSubmission ? nameOf(latestSubmission) : ''),
        company: submissions.findLast(({ company }) => company)?.company ?? '',
        phone: submissions.findLast(({ phone }) => phone)?.phone ?? '',
      },
      source: eventSource({
        ...findBookingSource(booking, submissions),
        page_language: languageOfBooking(booking, submissions),
      }),
      submissionIds: submissions.map(({ id }) => id),
    },
  };
}

type Erasure = Readonly<{ person: string; submissionIds: string[]; bookingUids: string[]; now: number }>;

/** Tells the operator's tools to erase a person. The event contains a hash of the address, not the address. */
export async function announceErasure(trx: Trx, announce: Announce, { person, now, ...ids }: Erasure) {
  const id = personId(person);
  const event = { type: 'person.erased', timestamp: iso(now), data: { person: { id }, ...ids } } as const;
  // The message id contains the time, since a person may return and be erased again.
  const messages = announce(() => event, `${now}_${id.slice(0, 16)}`);
  await addMessages(trx, messages, { now });
}
