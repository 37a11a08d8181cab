/** Reads submissions with all their data, for the API and the command line. The desk lists people (people-query.ts). */
import { sql } from 'kysely';
import type { FormKind } from '#domain/forms/forms.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { findBookings } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Cursor, inOrder, toPage } from '#server/core/paging.ts';
import { personOfAddress, withPerson } from '#server/core/people/find-person.ts';
import { type PeopleFilter, splitSearch } from '#server/core/people/people-query.ts';
import { readReadiness } from '#server/core/people/readiness.ts';
import { HttpError } from '#server/errors.ts';
import { correctForm } from '#server/store/contact.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { readinessRank } from '#server/store/people.ts';
import type { Db, Submission } from '#server/store/schema.ts';

/** With the team's corrections, and with status, owner and wish of the person. */
export type SubmissionWithState = Awaited<ReturnType<typeof addState>>[number];

const selectSubmissions = (db: Db) =>
  db
    .selectFrom('submissions')
    .leftJoin('people', 'people.email_key', 'submissions.person')
    .selectAll('submissions');

/** Adds the data of the person and the deliveries. `asSent` leaves out the team's corrections. */
async function addState(
  db: Db,
  submissions: readonly Submission[],
  now: number,
  { asSent = false }: Readonly<{ asSent?: boolean }> = {},
) {
  const emailKeys = [...new Set(submissions.map(({ person }) => person))];
  const people = await db
    .selectFrom('people')
    .leftJoin('subscribers', 'subscribers.person', 'people.email_key')
    .select(['email_key', 'name', 'people.email', 'company', 'phone', 'status', 'owner', 'do_not_contact_at'])
    .select(['won_amount', 'subscribers.state as newsletter', 'confirmed_at'])
    .where('email_key', 'in', emailKeys)
    .execute();
  const ids = submissions.map(({ id }) => id);
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const readiness = await readReadiness(db, emailKeys, { now });
  const personByKey = new Map(people.map((person) => [person.email_key, person]));
  const deliveriesOf = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  return submissions.map((submission) => {
    const person = personByKey.get(submission.person);
    return {
      ...(asSent ? submission : correctForm(submission, person)),
      newsletter: person?.newsletter ?? ('' as const),
      status: person?.status ?? 'new',
      owner: person?.owner ?? '',
      do_not_contact: (person?.do_not_contact_at ?? null) !== null,
      /** Of the person, so it is in each of their submissions. */
      won_amount: person?.won_amount ?? null,
      newsletter_confirmed_at: person?.confirmed_at ?? null,
      deliveries: deliveriesOf.get(submission.id) ?? [],
      readiness: submission.quarantine_reason === null ? readiness.get(submission.person) : undefined,
    };
  });
}

export type SubmissionQuery = Readonly<{
  /** Time, kind and source are those of the submission. The other filters are about its person. */
  filter: PeopleFilter;
  sort: 'newest' | 'oldest';
  after: Cursor | null | undefined;
  limit: number;
}>;

export type SubmissionPage = Readonly<{ rows: SubmissionWithState[]; next: Cursor | null }>;

export async function readSubmissionPage(
  { store: { db }, now }: Pick<CoreContext, 'store' | 'now'>,
  { filter, sort, after, limit }: SubmissionQuery,
): Promise<SubmissionPage> {
  const terms = splitSearch(filter.search ?? '');
  // The search has only punctuation, which matches no word.
  if (filter.search?.trim() && terms.length === 0) return { rows: [], next: null };
  const { kind, source, campaign, status, owner, readiness } = filter;
  const order = sort === 'newest' ? 'desc' : 'asc';
  let query = selectSubmissions(db)
    .where(({ and }) => and({ kind: kind as FormKind, status }))
    .where(({ and }) => and({ 'submissions.source': source, 'submissions.campaign': campaign, owner }))
    .where('submissions.created_at', '>=', filter.since ?? 0)
    .$call(inOrder(after, sql.ref('submissions.created_at'), 'submissions.id', order))
    .limit(limit + 1);
  if (filter.until !== undefined) query = query.where('submissions.created_at', '<', filter.until);
  if (filter.quarantined !== undefined)
    query = query.where('quarantine_reason', filter.quarantined ? 'is not' : 'is', null);
  if (filter.assistant) query = query.where('submissions.assistant', '<>', '');
  if (readiness)
    query = query
      .where('people.readiness', '=', readinessRank(readiness))
      .where('quarantine_reason', 'is', null);
  if (filter.due !== undefined) query = query.where('people.next_step_at', '<', filter.due);
  for (const term of terms) query = query.where('people.search_text', 'like', `%${term}%`);
  const submissions = await addState(db, await query.execute(), now);
  return toPage(submissions, limit, ({ created_at, id }) => [created_at, id]);
}

/** Person by person, newest first. */
export async function findByPeople(
  db: Db,
  people: readonly string[],
  now: number,
  options: Readonly<{ asSent?: boolean }> = {},
): Promise<SubmissionWithState[]> {
  const rows = await selectSubmissions(db)
    .where('submissions.person', 'in', people)
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute();
  const submissionsOf = Map.groupBy(await addState(db, rows, now, options), ({ person }) => person);
  return people.flatMap((person) => submissionsOf.get(person) ?? []);
}

/** Minimum length: a shorter ending would often match several submissions. */
const MIN_REFERENCE_LENGTH = 8;

/** Pattern of an id that an operator typed: complete, or only its end as lists show it. */
export function referencePattern(reference: string): string {
  if (!/^[\da-f-]+$/i.test(reference) || reference.length < MIN_REFERENCE_LENGTH)
    throw new HttpError(
      422,
      `${JSON.stringify(reference)} is not an id: give at least its last ${MIN_REFERENCE_LENGTH} characters, as lists show them.`,
    );
  return `%${reference.toLowerCase()}`;
}

export function requireSingle<Found>(reference: string, matches: readonly Found[]): Found | undefined {
  if (matches.length > 1)
    throw new HttpError(422, `${matches.length} ids end in ${reference}: give more characters.`);
  return matches[0];
}

/** Finds submissions by id, by the last characters of an id, or by mail address. */
async function findByReference(db: Db, reference: string, now: number): Promise<SubmissionWithState[]> {
  if (reference.includes('@')) return findByPeople(db, [await personOfAddress(db, reference)], now);
  const query = selectSubmissions(db).where('submissions.id', 'like', referencePattern(reference)).limit(2);
  const row = requireSingle(reference, await query.execute());
  return row ? addState(db, [row], now) : [];
}

/** The same for the command line, with the person's bookings. */
export const showSubmissions = ({ store, ...context }: CoreContext, reference: string) =>
  store.db.transaction().execute(async (trx) => {
    const [firstSubmission] = await findByReference(trx, reference, context.now);
    const person = firstSubmission?.person ?? (await personOfAddress(trx, reference));
    await lockPeople(trx, 'shared', [person]);
    const submissions = await findByReference(trx, reference, context.now);
    const bookings = await findBookings(trx, { person });
    if (submissions.length + bookings.length > 0)
      await recordView(trx, context, { action: 'viewed', subject: person });
    return { submissions, bookings };
  });

export async function listSubmissions(context: CoreContext, query: SubmissionQuery) {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allLeads') });
  return readSubmissionPage(context, query);
}

export const readSubmission = (context: CoreContext, id: string): Promise<SubmissionWithState | undefined> =>
  withPerson(context, id, async (trx, subject) => {
    const rows = await selectSubmissions(trx).where('submissions.id', '=', id).execute();
    if (rows.length > 0) await recordView(trx, context, { action: 'viewed', subject });
    return (await addState(trx, rows, context.now))[0];
  });
