/** Finds the ids of matching leads in the order of the list. */
import { sql } from 'kysely';
import { emailKeyOf } from '#domain/email.ts';
import { phoneDigits, wordsOf } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import { containsAll, indexedLeads } from '#server/store/search-index.ts';
import { applyFilter, applyOrder, countUpTo, type LeadPlan, SORTS } from './lead-query.ts';

/** Scan this many leads before using the index. Frequent terms have enough matches among these leads. */
export const FIRST_SCAN_SIZE = 3_000;
/**
 * Scan up to this many leads if the matches so far suggest that these leads fill a page. Leads are stored in the order
 * of their arrival, so scanning in another order is slower.
 */
const MAX_SCANNED = { byArrival: 40_000, otherwise: 10_000 } as const;
/** Factor for the estimate of leads to scan, since matches are not spread evenly. */
const SAFETY_FACTOR = 1.5;
/** Maximum number of search terms. */
const MAX_TERMS = 8;
/** Minimum digits of a phone number. */
const MIN_PHONE_DIGITS = 5;

type LeadSearch = Readonly<{ query: LeadPlan; limit: number; scanCount: number }>;

/**
 * Splits a search into terms. Terms match anywhere in a word; those of one or two characters match its start. A phone
 * number is one term.
 */
export function splitSearch(text: string): readonly string[] {
  const digits = /^[\d\s()+./-]+$/.test(text) ? phoneDigits(text).replace(/^0+/, '') : '';
  const terms = digits.length >= MIN_PHONE_DIGITS ? [digits] : wordsOf(text).slice(0, MAX_TERMS);
  return terms.map((term) => ' '.repeat(Math.max(0, 3 - [...term].length)) + term);
}

export async function searchLeads(
  store: Store,
  { query, limit, scanCount }: LeadSearch,
): Promise<readonly string[]> {
  const { db, dialect } = store;
  const { column, direction } = SORTS[query.sort];
  const text = query.filter.search?.trim() ?? '';
  const searchTerms = splitSearch(text);
  // The search has only punctuation, which matches no word.
  if (searchTerms.length === 0) return [];
  const leads = applyFilter(db.selectFrom('leads').select(['leads.id', 'leads.words']), query);
  const readIds = async (matchingQuery: { execute(): Promise<{ id: string }[]> }) =>
    (await matchingQuery.execute()).map(({ id }) => id);

  // A complete mail address identifies one person. The words in it would match too many other people.
  if (text.includes('@')) {
    const idsOfAddress = await readIds(
      applyOrder(leads.where('person', '=', emailKeyOf(text)), query).limit(limit),
    );
    if (idsOfAddress.length > 0) return idsOfAddress;
  }
  const findAmongFirst = (count: number) => {
    const firstLeads = applyOrder(leads, query).limit(count).as('near');
    const matchingQuery = db
      .selectFrom(firstLeads)
      .select('near.id')
      .where(containsAll(dialect, 'near.words', searchTerms));
    return readIds(matchingQuery.limit(limit));
  };
  const ids = await findAmongFirst(scanCount);
  if (ids.length === limit || (await countUpTo(db, leads, scanCount)) < scanCount) return ids;
  const expectedScan = Math.ceil((SAFETY_FACTOR * scanCount * limit) / ids.length);
  if (expectedScan <= MAX_SCANNED[column === 'created_at' ? 'byArrival' : 'otherwise']) {
    const furtherIds = await findAmongFirst(expectedScan);
    if (furtherIds.length === limit) return furtherIds;
  }

  // Filter first, then sort. Otherwise the planner reads all leads in order and checks each of them.
  const indexedQuery = db
    .selectFrom(await indexedLeads(store, searchTerms))
    .select(['leads.id', `leads.${column} as sort_value`]);
  const matchingQuery = applyFilter(indexedQuery, query).where(
    containsAll(dialect, 'leads.words', searchTerms),
  );
  return readIds(
    db
      .with(
        (cte) => cte('found').materialized(),
        () => matchingQuery,
      )
      .selectFrom('found')
      .select('found.id')
      .orderBy(sql`found.sort_value`, direction)
      .orderBy('found.id', direction)
      .limit(limit),
  );
}
