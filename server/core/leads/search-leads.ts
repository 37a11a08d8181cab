/** Ids of the leads that a search finds, in the order of the list, however many leads there are. */
import { sql } from 'kysely';
import { personOf } from '#domain/email.ts';
import { searchWords } from '#server/store/lead-facets.ts';
import { SEQ_BITS } from '#server/store/lead-rows.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db, Schema } from '#server/store/schema.ts';
import { indexWords } from '#server/store/word-index.ts';
import { countUpTo, inOrder, type LeadPlan, remaining, SORTS } from './lead-query.ts';

/** Leads that are simply read through before the index of words is asked: what many have is among them. */
export const WALK = { sqlite: 2_000, postgres: 3_000 } as const;
/** More words say no more. */
const TERMS = 8;

type Search = Readonly<{ query: LeadPlan; terms: readonly string[]; limit: number; walk: number }>;

export const searchTerms = (text = ''): readonly string[] =>
  searchWords(text).split(' ').filter(Boolean).slice(0, TERMS);

export async function searchLeads(store: Store, search: Search): Promise<readonly string[]> {
  // Nothing but signs, which no word contains.
  if (search.terms.length === 0) return [];
  const one = await leadsOfAddress(store.db, search);
  if (one.length > 0) return one;
  const { ids, isAll } = await readThrough(store, search);
  if (isAll || ids.length === search.limit) return ids;
  if (store.dialect === 'postgres') return byIndexOfPostgres(store.db, search);
  await indexWords(store);
  return SORTS[search.query.sort].column === 'created_at'
    ? byTimeInSqlite(store.db, search)
    : byIndexOfSqlite(store.db, search);
}

const idsOf = async (query: { execute(): Promise<{ id: string }[]> }) =>
  (await query.execute()).map(({ id }) => id);

/** A whole address is one person, whom an index of its own finds; its words alone are in too many others. */
async function leadsOfAddress(db: Db, { query, limit }: Search): Promise<string[]> {
  const address = query.filter.search?.trim() ?? '';
  if (!address.includes('@')) return [];
  const own = remaining(db.selectFrom('leads').select('leads.id'), query).where(
    'person',
    '=',
    personOf(address),
  );
  return idsOf(inOrder(own, query).limit(limit));
}

const nearest = (db: Db, { query, walk }: Search) =>
  inOrder(remaining(db.selectFrom('leads').select(['leads.id', 'words']), query), query)
    .limit(walk)
    .as('nearest');

/** Whether a term begins a word. */
export const has = (dialect: Store['dialect'], words: string, term: string) =>
  sql<boolean>`${sql.raw(dialect === 'postgres' ? 'strpos' : 'instr')}(' ' || ${sql.ref(words)}, ${` ${term}`}) > 0`;

/** The store reads no further than to the last that is wanted. */
async function readThrough({ db, dialect }: Store, search: Search) {
  const { query, terms, limit, walk } = search;
  let hits = db.selectFrom(nearest(db, search)).select('nearest.id').limit(limit);
  for (const term of terms) hits = hits.where(has(dialect, 'nearest.words', term));
  const ids = await idsOf(hits);
  if (ids.length === limit) return { ids, isAll: false };
  const passed = remaining(db.selectFrom('leads').select('leads.id'), query);
  return { ids, isAll: (await countUpTo(db, passed, walk)) < walk };
}

/** Found first and sorted then: left to itself, the planner reads in order and takes every text apart on the way. */
function byIndexOfPostgres(db: Db, { query, terms, limit }: Search): Promise<string[]> {
  const { column, direction } = SORTS[query.sort];
  const words = terms.map((term) => `${term}:*`).join(' & ');
  const found = remaining(
    db.selectFrom('leads').select(['leads.id', `leads.${column} as place`]),
    query,
  ).where(sql<boolean>`to_tsvector('simple', leads.words) @@ to_tsquery('simple', ${words})`);
  return idsOf(
    db
      .with(
        (cte) => cte('found').materialized(),
        () => found,
      )
      .selectFrom('found')
      .select('found.id')
      .orderBy('found.place', direction)
      .orderBy('found.id', direction)
      .limit(limit),
  );
}

/**
 * SQLite gathers all leads of a beginning before it gives the first, so it is asked for the rarest term alone; the
 * others are looked for in what it finds. How rare they are, the nearest leads tell.
 */
async function rarestFirst(db: Db, search: Search): Promise<readonly string[]> {
  const { terms } = search;
  if (terms.length < 2) return terms;
  const counts = await db
    .selectFrom(nearest(db, search))
    .select(
      terms.map((term, index) => sql<number>`sum(${has('sqlite', 'nearest.words', term)})`.as(`${index}`)),
    )
    .executeTakeFirstOrThrow();
  const count = (term: string) => Number(counts[`${terms.indexOf(term)}`] ?? 0);
  return terms.toSorted((a, b) => count(a) - count(b) || b.length - a.length);
}

/** The index of words first, then each lead that it names; `seq` is its number there. */
function indexed(db: Db, { query }: Search, [rarest, ...others]: readonly string[]) {
  const found = sql<Schema['leads'] & { seq: number }>`(
    select leads.*, lead_words.rowid as seq from lead_words
    cross join lead_rows on lead_rows.seq = lead_words.rowid
    cross join leads on leads.id = lead_rows.lead_id
    where lead_words match ${`"${rarest}"*`}
  )`.as('leads');
  let hits = remaining(db.selectFrom(found).select(['leads.id', 'leads.created_at']), query);
  for (const term of others) hits = hits.where(has('sqlite', 'leads.words', term));
  return hits;
}

const byIndexOfSqlite = async (db: Db, search: Search): Promise<string[]> =>
  idsOf(
    inOrder(indexed(db, search, await rarestFirst(db, search)), { ...search.query, lead: 'filter' }).limit(
      search.limit,
    ),
  );

const seq = sql<number>`leads.seq`;
/** The first number that a lead of this millisecond can have. */
const firstSeq = (at: number | string) => sql<number>`(${at} << ${sql.lit(SEQ_BITS)})`;

/** The index is in the order of time, so it is read no further than to the end of the page. */
async function byTimeInSqlite(db: Db, search: Search): Promise<string[]> {
  const { query, limit } = search;
  const isDown = query.sort === 'newest';
  const terms = await rarestFirst(db, search);
  const hits = () => indexed(db, search, terms);
  const start = query.after?.[0];
  const page = await hits()
    .$if(start !== undefined && isDown, (rest) => rest.where(seq, '<', firstSeq(Number(start) + 1)))
    .$if(start !== undefined && !isDown, (rest) => rest.where(seq, '>=', firstSeq(Number(start))))
    .orderBy(seq, isDown ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  const last = page.at(-1);
  if (!last) return [];
  // Within a millisecond the list goes by id: all that is left of the last one takes part.
  const ownSeq = sql<number>`(select seq from lead_rows where lead_id = ${last.id})`;
  const tied = await hits()
    .where(seq, '>=', isDown ? firstSeq(last.created_at) : sql<number>`${ownSeq} + 1`)
    .where(seq, '<', isDown ? ownSeq : firstSeq(last.created_at + 1))
    .execute();
  const sign = isDown ? -1 : 1;
  return [...page, ...tied]
    .sort((a, b) => sign * (a.created_at - b.created_at || (a.id < b.id ? -1 : 1)))
    .slice(0, limit)
    .map(({ id }) => id);
}
