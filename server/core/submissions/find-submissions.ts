/** Reads submissions with all their data, and records each read in the audit log. */
import { emailKeyOf } from '#domain/email.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { type BookingWithSource, findBookings } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { withPerson } from '#server/core/people/find-person.ts';
import type { PeopleFilter } from '#server/core/people/people-query.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Db } from '#server/store/schema.ts';
import { readSubmissionPages } from './export-submissions.ts';
import { type Cursor, findSubmissionIds, type SubmissionQuery } from './list-submissions.ts';
import { findByIds, findByReference, type SubmissionWithState } from './read-submissions.ts';

/** Finds submissions with all their data, newest first. */
export async function findSubmissions(
  context: CoreContext,
  filter: PeopleFilter,
  limit: number,
): Promise<SubmissionWithState[]> {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  const submissions: SubmissionWithState[] = [];
  for await (const page of readSubmissionPages(context.store, { filter, sort: 'newest', limit }))
    submissions.push(...page);
  return submissions;
}

/** Finds submissions by id, by the last characters of an id, or by mail address. Adds the person's bookings. */
export async function showSubmissions(
  context: CoreContext,
  reference: string,
): Promise<{ submissions: SubmissionWithState[]; bookings: BookingWithSource[] }> {
  return context.store.db.transaction().execute(async (trx) => {
    const [firstSubmission] = await findByReference(trx, reference);
    const person = firstSubmission?.person ?? emailKeyOf(reference);
    await lockPeople(trx, 'shared', [person]);
    const submissions = await findByReference(trx, reference);
    const bookings = await findBookings(trx, { person });
    if (submissions.length + bookings.length > 0)
      await recordView(trx, context, { action: 'viewed', subject: person });
    return { submissions, bookings };
  });
}

export type SubmissionWithReadiness = Readonly<{
  submission: SubmissionWithState;
  readiness: PersonReadiness | null;
}>;

/** One page of submissions with all their data, by time. */
export async function readCompleteSubmissionPage(
  context: CoreContext,
  query: SubmissionQuery,
): Promise<{ submissions: SubmissionWithReadiness[]; next: Cursor | null }> {
  const { store } = context;
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  const { limit } = query;
  const ids = await findSubmissionIds(store.db, { ...query, limit: limit + 1 });
  const submissions = await addReadiness(
    store.db,
    await findByIds(store.db, ids.slice(0, limit)),
    context.now,
  );
  const last = ids.length > limit ? submissions.at(-1)?.submission : undefined;
  return { submissions, next: last ? [last.created_at, last.id] : null };
}

/** One submission with all its data. */
export const readSubmission = (
  context: CoreContext,
  id: string,
): Promise<SubmissionWithReadiness | undefined> =>
  withPerson(context, id, async (trx, subject) => {
    const [submission] = await addReadiness(trx, await findByIds(trx, [id]), context.now);
    if (submission) await recordView(trx, context, { action: 'viewed', subject });
    return submission;
  });

async function addReadiness(
  db: Db,
  submissions: readonly SubmissionWithState[],
  now: number,
): Promise<SubmissionWithReadiness[]> {
  const people = [...new Set(submissions.map(({ person }) => person))];
  const readiness = await readReadiness(db, people, { now });
  return submissions.map((submission) => ({
    submission,
    readiness: submission.quarantine_reason === null ? (readiness.get(submission.person) ?? null) : null,
  }));
}
