/** The list of submissions, by time, for the API and the command line. The desk lists people (people-query.ts). */
import { sql } from 'kysely';
import { type PeopleFilter, splitSearch } from '#server/core/people/people-query.ts';
import { readinessRank } from '#server/store/people.ts';
import type { Db } from '#server/store/schema.ts';

export type Cursor = [number, string];
export type SubmissionQuery = Readonly<{
  /** Time, kind and source are those of the submission. The other filters are about its person. */
  filter: PeopleFilter;
  sort: 'newest' | 'oldest';
  /** Time and id of the last submission on the previous page. */
  after: Cursor | null;
  limit: number;
}>;

export async function findSubmissionIds(
  db: Db,
  { filter, sort, after, limit }: SubmissionQuery,
): Promise<string[]> {
  const terms = splitSearch(filter.search ?? '');
  // The search has only punctuation, which matches no word.
  if (filter.search?.trim() && terms.length === 0) return [];
  let query = db
    .selectFrom('submissions')
    .innerJoin('people', 'people.email_key', 'submissions.person')
    .select('submissions.id');
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
  const rows = await query
    .orderBy('submissions.created_at', direction)
    .orderBy('submissions.id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
