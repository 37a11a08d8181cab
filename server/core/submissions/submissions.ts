/** Reads submissions with all their data, for the API and the command line. The desk lists people (people-query.ts). */
import { sql } from 'kysely';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { type BookingWithSource, findBookings } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { personOfAddress, withPerson } from '#server/core/people/find-person.ts';
import { type PeopleFilter, splitSearch } from '#server/core/people/people-query.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { correctForm } from '#server/store/contact.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { readinessRank } from '#server/store/people.ts';
import type { Db, Delivery, PersonStatus, Submission, SubscriberState } from '#server/store/schema.ts';

/** With the team's corrections, and with status, owner and wish of the person. */
export type SubmissionWithState = Submission & {
  newsletter: SubscriberState | '';
  status: PersonStatus;
  owner: string;
  do_not_contact: boolean;
  deliveries: Delivery[];
};

const selectSubmissions = (db: Db) =>
  db
    .selectFrom('submissions')
    .leftJoin('people', 'people.email_key', 'submissions.person')
    .selectAll('submissions');

/** Adds the data of the person and the deliveries. `asSent` leaves out the team's corrections. */
async function addState(
  db: Db,
  submissions: readonly Submission[],
  { asSent = false } = {},
): Promise<SubmissionWithState[]> {
  if (submissions.length === 0) return [];
  const people = await db
    .selectFrom('people')
    .leftJoin('subscribers', 'subscribers.person', 'people.email_key')
    .select(['email_key', 'name', 'people.email', 'company', 'phone', 'status', 'owner', 'do_not_contact_at'])
    .select('subscribers.state as newsletter')
    .where(
      'email_key',
      'in',
      submissions.map(({ person }) => person),
    )
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where(
      'submission_id',
      'in',
      submissions.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute();
  const personByKey = new Map(people.map((person) => [person.email_key, person]));
  const deliveriesOf = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  return submissions.map((submission) => {
    const person = personByKey.get(submission.person);
    return {
      ...(asSent ? submission : correctForm(submission, person)),
      newsletter: person?.newsletter ?? '',
      status: person?.status ?? 'new',
      owner: person?.owner ?? '',
      do_not_contact: (person?.do_not_contact_at ?? null) !== null,
      deliveries: deliveriesOf.get(submission.id) ?? [],
    };
  });
}

export type Cursor = [number, string];
export type SubmissionQuery = Readonly<{
  /** Time, kind and source are those of the submission. The other filters are about its person. */
  filter: PeopleFilter;
  sort: 'newest' | 'oldest';
  /** Time and id of the last submission on the previous page. */
  after: Cursor | null;
  limit: number;
}>;

/** One page, and the cursor of the next one. */
export async function readSubmissionPage(
  db: Db,
  { filter, sort, after, limit }: SubmissionQuery,
): Promise<{ submissions: SubmissionWithState[]; next: Cursor | null }> {
  const terms = splitSearch(filter.search ?? '');
  // The search has only punctuation, which matches no word.
  if (filter.search?.trim() && terms.length === 0) return { submissions: [], next: null };
  let query = selectSubmissions(db);
  for (const column of ['kind', 'source', 'campaign'] as const) {
    const value = filter[column];
    if (value !== undefined) query = query.where(`submissions.${column}`, '=', value);
  }
  for (const column of ['status', 'owner'] as const) {
    const value = filter[column];
    if (value !== undefined) query = query.where(`people.${column}`, '=', value);
  }
  if (filter.since !== undefined) query = query.where('submissions.created_at', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('submissions.created_at', '<', filter.until);
  if (filter.quarantined !== undefined)
    query = query.where('quarantine_reason', filter.quarantined ? 'is not' : 'is', null);
  if (filter.assistant) query = query.where('submissions.assistant', '<>', '');
  if (filter.readiness !== undefined)
    query = query
      .where('people.readiness', '=', readinessRank(filter.readiness))
      .where('quarantine_reason', 'is', null);
  if (filter.due !== undefined) query = query.where('people.next_step_at', '<', filter.due);
  for (const term of terms) query = query.where('people.search_text', 'like', `%${term}%`);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  if (after !== null)
    query = query.where(
      sql<boolean>`(submissions.created_at, submissions.id) ${sql.raw(direction === 'asc' ? '>' : '<')}
        (${after[0]}, ${after[1]})`,
    );
  query = query.orderBy('submissions.created_at', direction).orderBy('submissions.id', direction);
  const found = await addState(db, await query.limit(limit + 1).execute());
  const submissions = found.slice(0, limit);
  const last = found.length > limit ? submissions.at(-1) : undefined;
  return { submissions, next: last ? [last.created_at, last.id] : null };
}

/** Submissions of these people, person by person, newest first. */
export async function findByPeople(
  db: Db,
  people: readonly string[],
  options: Readonly<{ asSent?: boolean }> = {},
): Promise<SubmissionWithState[]> {
  if (people.length === 0) return [];
  const rows = await selectSubmissions(db)
    .where('submissions.person', 'in', people)
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute();
  const submissions = await addState(db, rows, options);
  const submissionsOf = Map.groupBy(submissions, ({ person }) => person);
  return people.flatMap((person) => submissionsOf.get(person) ?? []);
}

/** Minimum length: a shorter ending would often match several submissions. */
const MIN_REFERENCE_LENGTH = 8;

/** Error message for an unusable reference. */
export class InvalidReferenceError extends Error {}

/** Pattern of an id that an operator typed: complete, or only its end as lists show it. */
export function referencePattern(reference: string): string {
  if (!/^[\da-f-]+$/i.test(reference) || reference.length < MIN_REFERENCE_LENGTH)
    throw new InvalidReferenceError(
      `${JSON.stringify(reference)} is not an id: give at least its last ${MIN_REFERENCE_LENGTH} characters, as lists show them.`,
    );
  return `%${reference.toLowerCase()}`;
}

export function requireSingle<Found>(reference: string, matches: readonly Found[]): Found | undefined {
  if (matches.length > 1)
    throw new InvalidReferenceError(`${matches.length} ids end in ${reference}: give more characters.`);
  return matches[0];
}

/** Finds submissions by id, by the last characters of an id, or by mail address. */
async function findByReference(db: Db, reference: string): Promise<SubmissionWithState[]> {
  if (reference.includes('@')) return findByPeople(db, [await personOfAddress(db, reference)]);
  const query = selectSubmissions(db).where('submissions.id', 'like', referencePattern(reference)).limit(2);
  const submission = requireSingle(reference, await addState(db, await query.execute()));
  return submission ? [submission] : [];
}

/** The same for the command line, with the person's bookings. */
export const showSubmissions = (
  { store, ...context }: CoreContext,
  reference: string,
): Promise<{ submissions: SubmissionWithState[]; bookings: BookingWithSource[] }> =>
  store.db.transaction().execute(async (trx) => {
    const [firstSubmission] = await findByReference(trx, reference);
    const person = firstSubmission?.person ?? (await personOfAddress(trx, reference));
    await lockPeople(trx, 'shared', [person]);
    const submissions = await findByReference(trx, reference);
    const bookings = await findBookings(trx, { person });
    if (submissions.length + bookings.length > 0)
      await recordView(trx, context, { action: 'viewed', subject: person });
    return { submissions, bookings };
  });

export type SubmissionWithReadiness = Readonly<{
  submission: SubmissionWithState;
  readiness: PersonReadiness | null;
}>;

/** One page of submissions by time, with the readiness of their people. */
export async function readSubmissionList(
  context: CoreContext,
  query: SubmissionQuery,
): Promise<{ submissions: SubmissionWithReadiness[]; next: Cursor | null }> {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allLeads') });
  const { submissions, next } = await readSubmissionPage(db, query);
  return { submissions: await addReadiness(db, submissions, context.now), next };
}

/** One submission with all its data. */
export const readSubmission = (
  context: CoreContext,
  id: string,
): Promise<SubmissionWithReadiness | undefined> =>
  withPerson(context, id, async (trx, subject) => {
    const rows = await selectSubmissions(trx).where('submissions.id', '=', id).execute();
    const found = await addState(trx, rows);
    if (found.length > 0) await recordView(trx, context, { action: 'viewed', subject });
    return (await addReadiness(trx, found, context.now))[0];
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
