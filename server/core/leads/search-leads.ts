/** Finds the ids of matching leads in the order of the list. */
import { sql } from 'kysely';
import { emailKeyOf } from '#domain/email.ts';
import { phoneDigits, wordsOf } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import { containsAll, indexedLeads } from '#server/store/search-index.ts';
import { countUpTo, inOrder, type LeadPlan, remaining, SORTS } from './lead-query.ts';

/** Scan this many leads before using the index. Frequent terms have enough matches among these leads. */
export const SCANNED_FIRST = 3_000;
/**
 * Scan up to this many leads if the matches so far suggest that these leads fill a page. Leads are stored in the order
 * of their arrival, so scanning in another order is slower.
 */
const MAX_SCANNED = { byArrival: 40_000, otherwise: 10_000 } as const;
/** Factor for the estimate of leads to scan, since matches are not spread evenly. */
const SLACK = 1.5;
/** Maximum number of search terms. */
const TERMS = 8;
/** Minimum digits of a phone number. */
const PHONE_DIGITS = 5;

type Search = Readonly<{ query: LeadPlan; limit: number; nearest: number }>;

/**
 * Splits a search into terms. Terms match anywhere in a word; those of one or two characters match its start. A phone
 * number is one term.
 */
export function searchParts(text: string): readonly string[] {
  const digits = /^[\d\s()+./-]+$/.test(text) ? phoneDigits(text).replace(/^0+/, '') : '';
  const terms = digits.length >= PHONE_DIGITS ? [digits] : wordsOf(text).slice(0, TERMS);
  return terms.map((term) => ' '.repeat(Math.max(0, 3 - [...term].length)) + term);
}

export async function searchLeads(
  store: Store,
  { query, limit, nearest }: Search,
): Promise<readonly string[]> {
  const { db, dialect } = store;
  const { column, direction } = SORTS[query.sort];
  const text = query.filter.search?.trim() ?? '';
  const parts = searchParts(text);
  // The search has only punctuation, which matches no word.
  if (parts.length === 0) return [];
  const leads = remaining(db.selectFrom('leads').select(['leads.id', 'leads.words']), query);
  const idsOf = async (found: { execute(): Promise<{ id: string }[]> }) =>
    (await found.execute()).map(({ id }) => id);

  // A complete mail address identifies one person. The words in it would match too many other people.
  if (text.includes('@')) {
    const own = await idsOf(inOrder(leads.where('person', '=', emailKeyOf(text)), query).limit(limit));
    if (own.length > 0) return own;
  }
  const findAmongFirst = (count: number) => {
    const firstLeads = inOrder(leads, query).limit(count).as('near');
    const found = db
      .selectFrom(firstLeads)
      .select('near.id')
      .where(containsAll(dialect, 'near.words', parts));
    return idsOf(found.limit(limit));
  };
  const ids = await findAmongFirst(nearest);
  if (ids.length === limit || (await countUpTo(db, leads, nearest)) < nearest) return ids;
  const expected = Math.ceil((SLACK * nearest * limit) / ids.length);
  if (expected <= MAX_SCANNED[column === 'created_at' ? 'byArrival' : 'otherwise']) {
    const further = await findAmongFirst(expected);
    if (further.length === limit) return further;
  }

  // Filter first, then sort. Otherwise the planner reads all leads in order and checks each of them.
  const indexed = db
    .selectFrom(await indexedLeads(store, parts))
    .select(['leads.id', `leads.${column} as place`]);
  const found = remaining(indexed, query).where(containsAll(dialect, 'leads.words', parts));
  return idsOf(
    db
      .with(
        (cte) => cte('found').materialized(),
        () => found,
      )
      .selectFrom('found')
      .select('found.id')
      .orderBy(sql`found.place`, direction)
      .orderBy('found.id', direction)
      .limit(limit),
  );
}
