/** Reads everything about one person, as a timeline. */
import { sql } from 'kysely';
import { fill } from '#content/message.ts';
import { FALLBACK } from '#domain/quiz/catalog.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';
import { DAY } from '#domain/timing.ts';
import { recordView } from '#server/core/audit-log.ts';
import type { CoreContext, CoreWords } from '#server/core/context.ts';
import { KEPT_STATUSES } from '#server/core/retention/plan.ts';
import { answerFacts, recommendationsFor } from '#server/core/submissions/answers.ts';
import { findSubscriber } from '#server/core/subscribers/subscriptions.ts';
import { CORRECTED_FIELDS, contactOf } from '#server/store/contact.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import { readFormsAndBookings } from '#server/store/people.ts';
import { findRow } from '#server/store/rows.ts';
import type { Booking, Db, Submission } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import { withPerson } from './find-person.ts';
import { readReadiness } from './readiness.ts';

/** Number of forms and of bookings in the timeline. */
const MAX_ITEMS = 200;

type PersonQuery = Pick<CoreContext, 'now' | 'words'> &
  Readonly<{ id: string; person: string; retentionDays?: number | undefined }>;
export type Person = Awaited<ReturnType<typeof readPerson>>;
export type TimelineEntry = Person['timeline'][number];

/** Undefined if there is no such person. */
export const viewPerson = ({ store, ...context }: CoreContext, id: string, retentionDays?: number) =>
  withPerson({ store }, id, async (trx, person) => {
    await recordView(trx, context, { action: 'viewed', subject: person });
    return readPerson(trx, { ...context, id, person, retentionDays });
  });

export async function readPerson(
  db: Db,
  { id, person, now, words = defaultWords, retentionDays }: PersonQuery,
) {
  const teamRow = await findRow(db, 'people', { email_key: person });
  const items = (await readFormsAndBookings(db, [person]))(person);
  const submissions = items.forms.slice(0, MAX_ITEMS);
  const bookings = items.bookings.slice(0, MAX_ITEMS);
  const tasks = await selectOpenTasks(db, [person]).execute();
  const notes = await db.selectFrom('notes').selectAll().where('person', '=', person).execute();
  const subscriber = await findSubscriber(db, person);
  const ids = submissions.map((submission) => submission.id);
  const uids = bookings.map(({ uid }) => uid);
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'kind', 'state', 'attempts', 'note', 'target_failed'])
    .select(['next_at', 'created_at', 'finished_at'])
    .where((eb) => eb.or([eb('submission_id', 'in', ids), eb('booking_uid', 'in', uids)]))
    .execute();
  const activities = await db
    .selectFrom('audit_log')
    .leftJoin('person_changes', 'person_changes.id', 'audit_log.id')
    .select(['audit_log.id', 'at', 'actor', 'action', 'detail', 'field', 'old_value', 'new_value'])
    .where('subject', '=', person)
    .where('action', '<>', 'noted')
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
  const timeline = [
    ...submissions.map((submission) => formEntry(submission, words)),
    ...deliveries.map(({ created_at, finished_at, next_at, ...delivery }) => ({
      type: 'delivery' as const,
      ...delivery,
      at: finished_at ?? created_at,
      next_at: delivery.state === 'pending' ? next_at : null,
    })),
    // Notes are separate entries.
    ...activities.map(({ detail, field, old_value, new_value, ...activity }) => ({
      type: 'activity' as const,
      ...activity,
      detail:
        field === null
          ? words.desk.auditDetailText(detail)
          : words.desk.changeText(field, old_value ?? '', new_value ?? ''),
    })),
    ...notes.map(({ person: _, created_at: at, ...note }) => ({ type: 'note' as const, ...note, at })),
    ...bookings.map(bookingEntry),
    ...(subscriber?.confirmed_at ? [{ type: 'confirmed' as const, at: subscriber.confirmed_at }] : []),
    ...(subscriber?.unsubscribed_at ? [{ type: 'left' as const, at: subscriber.unsubscribed_at }] : []),
  ];
  /** A form sorts below the events that it caused at the same time. */
  const rank = ({ type }: (typeof timeline)[number]) => (type === 'form' ? 1 : 0);
  const lastActivity = Math.max(
    ...submissions.map(({ created_at }) => created_at),
    ...bookings.map(({ end_at, created_at }) => Math.max(end_at ?? 0, created_at)),
    ...notes.map(({ created_at }) => created_at),
    subscriber?.requested_at ?? 0,
    subscriber?.unsubscribed_at ?? 0,
  );
  return {
    id,
    ...contactOf({ email_key: person, ...teamRow }, submissions, bookings),
    status: teamRow?.status ?? 'new',
    lostReason: teamRow?.lost_reason ?? '',
    owner: teamRow?.owner ?? '',
    wonAmount: teamRow?.won_amount ?? null,
    tasks: tasks.map(({ id: task, text, due_at }) => ({ id: task, text, at: due_at })),
    doNotContact: (teamRow?.do_not_contact_at ?? null) !== null,
    corrected: Object.fromEntries(
      CORRECTED_FIELDS.map((field) => [field, Boolean(teamRow?.[field])]),
    ) as Readonly<Record<(typeof CORRECTED_FIELDS)[number], boolean>>,
    /** Time at which retention erases the person, unless they write again; null for never. */
    keptUntil:
      retentionDays === undefined ||
      subscriber?.state === 'confirmed' ||
      (teamRow && KEPT_STATUSES.includes(teamRow.status))
        ? null
        : retentionDays * DAY + lastActivity,
    readiness: (await readReadiness(db, [person], { now, words })).get(person) ?? null,
    // As in the list: the source of the first form that counts.
    source: teamRow?.source || (submissions[0]?.source ?? (bookings[0] ? sourceOf(bookings[0]) : '')),
    quarantined: submissions.some(({ quarantine_reason }) => quarantine_reason !== null),
    newsletter: subscriber?.state ?? '',
    timeline: timeline.sort((a, b) => b.at - a.at || rank(a) - rank(b)),
  };
}

/** Open tasks, the one that is due first at the start. Those without a date come last. */
export const selectOpenTasks = (db: Db, people: readonly string[]) =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('person', 'in', people)
    .where('done_at', 'is', null)
    .orderBy(sql`case when due_at is null then 1 else 0 end`)
    .orderBy('due_at')
    .orderBy('created_at');

const formEntry = (submission: Submission, words: CoreWords) => ({
  type: 'form' as const,
  at: submission.created_at,
  id: submission.id,
  kind: submission.kind,
  /** Name of the assistant that sent it; empty for a form. */
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

function bookingEntry({ uid: id, changed_at: at, title, status, start_at, reason, note, ...visit }: Booking) {
  return { type: 'booking' as const, at, id, title, status, start_at, reason, note, source: sourceOf(visit) };
}
