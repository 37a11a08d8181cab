/** Submission and subscriber events. */
import { agents } from '#content/quiz/agents.ts';
import { because } from '#content/quiz/quiz-results.ts';
import { type FORMS, type FormKind, formOf } from '#domain/forms/forms.ts';
import { readValues } from '#domain/forms/stored-values.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import type { InsertableSubmission } from '#server/store/schema.ts';
import type { EventOf } from './event-schema.ts';
import { personId } from './person-id.ts';

type FormEvent = EventOf<(typeof FORMS)[FormKind]['event']>;

const iso = (time: number) => new Date(time).toISOString();

export const sourceOfSubmission = (
  submission: InsertableSubmission,
): EventOf<'deck.requested'>['data']['source'] => ({
  firstPage: submission.first_page,
  page: submission.page,
  referrer: submission.referrer,
  campaign: JSON.parse(submission.utm) as Record<string, string>,
  language: submission.language,
  pageLanguage: submission.page_language,
});

const commonFields = (submission: InsertableSubmission) => ({
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
  source: sourceOfSubmission(submission),
  consent: {
    text: submission.consent,
    version: submission.consent_version,
    time: iso(submission.created_at),
  },
});

const fieldsOf = (submission: InsertableSubmission) =>
  readValues(formOf(submission.kind), submission) as FormEvent['data']['fields'];

export const formEvent = (submission: InsertableSubmission): FormEvent =>
  ({
    type: formOf(submission.kind).event,
    timestamp: iso(submission.created_at),
    data: {
      ...commonFields(submission),
      fields: fieldsOf(submission),
      ...(submission.kind === 'quiz' && { recommendations: recommendationsOf(submission) }),
    },
  }) as FormEvent;

const recommendationsOf = (submission: InsertableSubmission) =>
  recommendationsFor(submission).map((recommendation) => ({
    agent: recommendation.agent,
    title: agents[recommendation.agent].title,
    because: because(recommendation),
  }));

export const quarantinedEvent = (submission: InsertableSubmission): EventOf<'submission.quarantined'> => ({
  type: 'submission.quarantined',
  timestamp: iso(submission.created_at),
  data: {
    ...commonFields(submission),
    fields: fieldsOf(submission),
    reason: submission.quarantine_reason ?? '',
  },
});

export const confirmedEvent = (
  submission: InsertableSubmission,
  now: number,
): EventOf<'newsletter.confirmed'> => ({
  type: 'newsletter.confirmed',
  timestamp: iso(now),
  data: { ...commonFields(submission), fields: fieldsOf(submission), confirmedAt: iso(now) },
});

export const unsubscribedEvent = (
  submission: InsertableSubmission,
  now: number,
): EventOf<'newsletter.left'> => ({
  type: 'newsletter.left',
  timestamp: iso(now),
  data: { ...commonFields(submission), fields: fieldsOf(submission), leftAt: iso(now) },
});
