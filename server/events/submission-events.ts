import { agents } from '#content/quiz/agents.ts';
import { because } from '#content/quiz/quiz-results.ts';
import { type FORMS, type FormKind, formOf } from '#domain/forms/forms.ts';
import { readValues } from '#domain/forms/stored-values.ts';
import { personId } from '#server/core/people/person-id.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import type { InsertableSubmission } from '#server/store/schema.ts';
import { eventSource } from './booking-events.ts';
import type { EventOf } from './event-schema.ts';

type FormEvent = EventOf<(typeof FORMS)[FormKind]['event']>;

const iso = (time: number) => new Date(time).toISOString();

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
  source: eventSource(submission),
  consent: {
    text: submission.consent,
    version: submission.consent_version,
    time: iso(submission.created_at),
  },
});

type SubmissionEventType =
  | FormEvent['type']
  | 'submission.quarantined'
  | 'newsletter.confirmed'
  | 'newsletter.left';

const submissionEvent = <Type extends SubmissionEventType>(
  type: Type,
  submission: InsertableSubmission,
  at: number,
  furtherData: object = {},
) =>
  ({
    type,
    timestamp: iso(at),
    data: {
      ...commonFields(submission),
      fields: readValues(formOf(submission.kind), submission),
      ...furtherData,
    },
  }) as unknown as EventOf<Type>;

export const formEvent = (submission: InsertableSubmission): FormEvent =>
  submissionEvent(
    formOf(submission.kind).event as FormEvent['type'],
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
