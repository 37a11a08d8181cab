/** Reads everything about one person, as a timeline. */

import { sql } from 'kysely';
import { fill } from '#content/message.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { FALLBACK } from '#domain/quiz/catalog.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';
import { DAY } from '#domain/timing.ts';
import { recordView } from '#server/core/audit-log.ts';
import type { CoreContext, CoreWords } from '#server/core/context.ts';
import { answerFacts, recommendationsFor } from '#server/core/submissions/answers.ts';
import { contactOf } from '#server/store/contact.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type {
  BookingStatus,
  Db,
  Delivery,
  DeliveryState,
  PersonStatus,
  Submission,
} from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import { withPerson } from './find-person.ts';
import { type PersonReadiness, readReadiness } from './readiness.ts';

type Fact = Readonly<{ label: string; value: string }>;

export type TimelineEntry = Readonly<{ at: number }> &
  (
    | Readonly<{
        type: 'form';
        id: string;
        kind: FormKind;
        /** Name of the assistant that sent it; empty for a form. */
        assistant: string;
        quarantined: string | null;
        consent: string;
        consentVersion: string;
        language: string;
        pageLanguage: string;
        visit: Readonly<{
          firstPage: string;
          page: string;
          referrer: string;
          source: string;
          utm: Record<string, string>;
        }>;
        answers: readonly Fact[];
        recommended: readonly Readonly<{ title: string; why: string }>[];
      }>
    | Readonly<{
        type: 'delivery';
        id: string;
        kind: string;
        state: DeliveryState;
        attempts: number;
        note: string;
        next_at: number | null;
      }>
    | Readonly<{ type: 'confirmed' | 'left' }>
    | Readonly<{
        type: 'booking';
        id: string;
        title: string;
        status: BookingStatus;
        start_at: number | null;
        reason: string;
        note: string;
        source: string;
      }>
    | Readonly<{ type: 'note'; id: string; author: string; text: string }>
    /** An entry of the audit log, such as a view or a change. Notes are separate entries. */
    | Readonly<{ type: 'activity'; id: string; actor: string; action: string; detail: string }>
  );

export type Person = Readonly<{
  id: string;
  email: string;
  name: string;
  company: string;
  phone: string;
  status: PersonStatus;
  lostReason: string;
  wonAmount: number | null;
  owner: string;
  /** Open tasks, the one that is due first at the start. */
  tasks: readonly Readonly<{ id: string; text: string; at: number | null }>[];
  doNotContact: boolean;
  /** True for fields that the team corrected. */
  corrected: Readonly<Record<'name' | 'email' | 'company' | 'phone', boolean>>;
  /** Time at which retention erases the person, unless they write again; null for never. */
  keptUntil: number | null;
  readiness: PersonReadiness | null;
  source: string;
  quarantined: boolean;
  newsletter: string;
  timeline: readonly TimelineEntry[];
}>;

type PersonQuery = Pick<CoreContext, 'now' | 'words'> &
  Readonly<{ id: string; person: string; retentionDays?: number | undefined }>;

/** Undefined if there is no such person. */
export const viewPerson = (
  context: CoreContext,
  id: string,
  retentionDays?: number,
): Promise<Person | undefined> =>
  withPerson(context, id, async (trx, emailKey) => {
    await recordView(trx, context, { action: 'viewed', subject: emailKey });
    const { now, words } = context;
    return readPerson(trx, { id, person: emailKey, now, words, retentionDays });
  });

export async function readPerson(
  db: Db,
  { id, person, now, words = defaultWords, retentionDays }: PersonQuery,
): Promise<Person> {
  const teamRow = await db
    .selectFrom('people')
    .selectAll()
    .where('email_key', '=', person)
    .executeTakeFirst();
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  const ids = submissions.map((submission) => submission.id);
  const tasks = await db
    .selectFrom('tasks')
    .selectAll()
    .where('person', '=', person)
    .where('done_at', 'is', null)
    .orderBy(sql`case when due_at is null then 1 else 0 end`)
    .orderBy('due_at')
    .orderBy('created_at')
    .execute();
  const notes = await db.selectFrom('notes').selectAll().where('person', '=', person).execute();
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('changed_at', 'desc')
    .limit(200)
    .execute();
  const deliveries = [
    ...(await deliveriesOf(db, 'submission_id', ids)),
    ...(await deliveriesOf(
      db,
      'booking_uid',
      bookings.map(({ uid }) => uid),
    )),
  ];
  const activities = await db
    .selectFrom('audit_log')
    .leftJoin('person_changes', 'person_changes.id', 'audit_log.id')
    .select(['audit_log.id', 'at', 'actor', 'action', 'detail', 'field', 'old_value', 'new_value'])
    .where('subject', '=', person)
    .where('action', '<>', 'noted')
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
  const timeline: TimelineEntry[] = [
    ...submissions.map((submission) => formEntry(submission, words)),
    ...deliveries.map(deliveryEntry),
    ...activities.map(
      ({ detail, field, old_value, new_value, ...activity }): TimelineEntry => ({
        type: 'activity',
        ...activity,
        detail:
          field === null
            ? words.desk.auditDetailText(detail)
            : words.desk.changeText(field, old_value ?? '', new_value ?? ''),
      }),
    ),
    ...notes.map(
      ({ id: note, author, text, created_at }): TimelineEntry => ({
        type: 'note',
        id: note,
        author,
        text,
        at: created_at,
      }),
    ),
    ...bookings.map(
      (booking): TimelineEntry => ({
        type: 'booking',
        id: booking.uid,
        title: booking.title,
        status: booking.status,
        start_at: booking.start_at,
        reason: booking.reason,
        note: booking.note,
        source: sourceOf(booking),
        at: booking.changed_at,
      }),
    ),
    ...(subscriber?.confirmed_at ? [{ type: 'confirmed' as const, at: subscriber.confirmed_at }] : []),
    ...(subscriber?.unsubscribed_at ? [{ type: 'left' as const, at: subscriber.unsubscribed_at }] : []),
  ];
  return {
    id,
    ...contactOf({ email_key: person, ...teamRow }, submissions, bookings),
    status: teamRow?.status ?? 'new',
    lostReason: teamRow?.lost_reason ?? '',
    owner: teamRow?.owner ?? '',
    wonAmount: teamRow?.won_amount ?? null,
    tasks: tasks.map(({ id: task, text, due_at }) => ({ id: task, text, at: due_at })),
    doNotContact: (teamRow?.do_not_contact_at ?? null) !== null,
    corrected: {
      name: Boolean(teamRow?.name),
      email: Boolean(teamRow?.email),
      company: Boolean(teamRow?.company),
      phone: Boolean(teamRow?.phone),
    },
    keptUntil:
      retentionDays === undefined || subscriber?.state === 'confirmed'
        ? null
        : retentionDays * DAY +
          Math.max(
            ...submissions.map(({ created_at }) => created_at),
            ...bookings.map(({ end_at, created_at }) => Math.max(end_at ?? 0, created_at)),
            ...notes.map(({ created_at }) => created_at),
            subscriber?.requested_at ?? 0,
            subscriber?.unsubscribed_at ?? 0,
          ),
    readiness: (await readReadiness(db, [person], { now, words })).get(person) ?? null,
    source: submissions[0]?.source ?? (bookings[0] ? sourceOf(bookings[0]) : ''),
    quarantined: submissions.some(({ quarantine_reason }) => quarantine_reason !== null),
    newsletter: subscriber?.state ?? '',
    timeline: timeline.sort((a, b) => b.at - a.at || rank(a) - rank(b)),
  };
}

const deliveriesOf = async (db: Db, column: 'submission_id' | 'booking_uid', ids: readonly string[]) =>
  ids.length > 0
    ? db
        .selectFrom('deliveries')
        .selectAll()
        .where(column, 'in', [...ids])
        .execute()
    : [];

/** A form sorts below the events that it caused at the same time. */
const rank = ({ type }: TimelineEntry) => (type === 'form' ? 1 : 0);

const formEntry = (submission: Submission, words: CoreWords): TimelineEntry => ({
  type: 'form',
  at: submission.created_at,
  id: submission.id,
  kind: submission.kind,
  assistant: submission.assistant,
  quarantined: submission.quarantine_reason,
  consent: submission.consent,
  consentVersion: submission.consent_version,
  language: submission.language,
  pageLanguage: submission.page_language,
  visit: {
    firstPage: submission.first_page,
    page: submission.page,
    referrer: submission.referrer,
    source: submission.source,
    utm: JSON.parse(submission.utm) as Record<string, string>,
  },
  answers: answerFacts(submission, words).map(({ label, value }) => ({ label, value })),
  recommended:
    submission.kind === 'quiz'
      ? recommendationsFor(submission).map((recommendation) => ({
          title: words.quiz.agents[recommendation.agent].title,
          why: reasonFor(recommendation, words),
        }))
      : [],
});

/** The reasons for a recommendation, worded for the team. */
function reasonFor({ agent, reasons }: Recommendation, { desk, quiz }: CoreWords): string {
  if (reasons.length > 0)
    return fill(desk.person.chose, {
      labels: reasons.map(({ question, value }) => quiz.optionLabel(question, value)).join(', '),
    });
  return agent === FALLBACK[0] ? desk.person.noMatchingAgent : desk.person.usualFirstAgent;
}

const deliveryEntry = (delivery: Delivery): TimelineEntry => ({
  type: 'delivery',
  at: delivery.finished_at ?? delivery.created_at,
  id: delivery.id,
  kind: delivery.kind,
  state: delivery.state,
  attempts: delivery.attempts,
  note: delivery.note,
  next_at: delivery.state === 'pending' ? delivery.next_at : null,
});
