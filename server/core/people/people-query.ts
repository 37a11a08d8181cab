/** Filter, order and search of the list of people. Returns their keys in the order of the list. */
import { sql } from 'kysely';
import * as v from 'valibot';
import { emailKeyOf } from '#domain/email.ts';
import { FORM_KINDS } from '#domain/forms/forms.ts';
import { READINESS_LEVELS } from '#domain/readiness.ts';
import { DAY } from '#domain/timing.ts';
import { localDays, TIME_ZONE } from '#server/local-days.ts';
import { phoneDigits, wordsOf } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import { readinessRank } from '#server/store/people.ts';
import { type Db, PERSON_STATUSES } from '#server/store/schema.ts';

const shortText = v.pipe(v.string(), v.maxLength(200));
/** Limits of a JavaScript date. */
const timestamp = v.pipe(v.number(), v.integer(), v.minValue(-8.64e15), v.maxValue(8.64e15));

export const PeopleFilterSchema = v.strictObject({
  kind: v.optional(v.picklist(FORM_KINDS)),
  status: v.optional(v.picklist(PERSON_STATUSES)),
  source: v.optional(shortText),
  campaign: v.optional(shortText),
  /** Time since when they are leads, in milliseconds; `since` inclusive, `until` exclusive. */
  since: v.optional(timestamp),
  until: v.optional(timestamp),
  /** Days of the operator's time zone, both inclusive, as analytics counts them. */
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Only people with suspected spam. They are in no other list, unless they also sent something that counts. */
  quarantined: v.optional(v.boolean()),
  readiness: v.optional(v.picklist(READINESS_LEVELS)),
  /** Mail address of a desk user. Empty for people without an owner. */
  owner: v.optional(shortText),
  /** Only people with a next step before this time. */
  due: v.optional(timestamp),
  /** Only people for whom an assistant sent a form. */
  assistant: v.optional(v.boolean()),
  search: v.optional(shortText),
});
export type PeopleFilter = v.InferOutput<typeof PeopleFilterSchema>;

/** Columns and direction of each sort. The key settles ties, so that nobody is skipped or shown twice. */
export const SORTS = {
  newest: { columns: ['last_at'], direction: 'desc' },
  oldest: { columns: ['last_at'], direction: 'asc' },
  person: { columns: [], direction: 'asc' },
  company: { columns: ['company_key'], direction: 'asc' },
  readiness: { columns: ['readiness', 'last_at'], direction: 'desc' },
} as const;
export const PEOPLE_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const PeopleQuerySchema = v.strictObject({
  filter: PeopleFilterSchema,
  sort: v.picklist(PEOPLE_SORTS),
  /** Id of a submission of the last person on the previous page. */
  after: v.nullable(v.pipe(v.string(), v.maxLength(100))),
});
export type PeopleQuery = v.InferOutput<typeof PeopleQuerySchema>;

/** A search looks at so many people in the order of the list first: frequent words fill a page with them. */
const FIRST_SCAN_SIZE = 2_000;
/** Maximum number of search terms. */
const MAX_TERMS = 8;
/** Minimum digits of a phone number. */
const MIN_PHONE_DIGITS = 5;

/** A country code (ITU E.164), so that `+49 151 …` also finds `0151 …`. */
const COUNTRY_CODE = /^(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4})/;

/**
 * Splits a search into terms. Terms match anywhere in a word; those of one or two characters match its start. A phone
 * number is one term.
 */
export function splitSearch(text: string): readonly string[] {
  const number = /^[\d\s()+./-]+$/.test(text) ? text.replace('(0)', '').replaceAll(/[^\d+]/g, '') : '';
  const digits = phoneDigits(number.replace(COUNTRY_CODE, '')).replace(/^0+/, '');
  const terms = digits.length >= MIN_PHONE_DIGITS ? [digits] : wordsOf(text).slice(0, MAX_TERMS);
  return terms.map((term) => ' '.repeat(Math.max(0, 3 - [...term].length)) + term);
}

/** People whose search text contains all terms, by the index. The terms contain only letters, digits and spaces. */
const matchesByIndex = ({ dialect }: Store, terms: readonly string[]) =>
  dialect === 'postgres'
    ? containsAll(terms)
    : sql<boolean>`people.email_key in (select email_key from people_rows where seq in (
        select rowid from people_search where people_search match ${terms.map((term) => `"${term}"`).join(' AND ')}))`;

/** Condition for everybody whom a search finds. Undefined if it has only punctuation. */
export function matchesSearch(store: Store, text: string) {
  const terms = splitSearch(text);
  if (terms.length === 0) return;
  if (text.includes('@')) return hasAddress(text);
  return sql<boolean>`${matchesByIndex(store, terms)} and ${containsAll(terms)}`;
}

/** The address with which a person wrote, or the team's correction of it. */
const hasAddress = (text: string) => {
  const key = emailKeyOf(text.trim());
  return sql<boolean>`(people.email_key = ${key} or people.email = ${key})`;
};

const containsAll = (terms: readonly string[], column = 'people.search_text') =>
  sql<boolean>`${sql.join(
    terms.map((term) => sql`${sql.ref(column)} like ${`%${term}%`}`),
    sql` and `,
  )}`;

type KeyQuery = Readonly<Omit<PeopleQuery, 'after'> & { after: string | null; limit: number }>;

export async function findPeopleKeys(
  store: Store,
  { filter, sort, after, limit }: KeyQuery,
): Promise<string[]> {
  const { db } = store;
  const { columns, direction } = SORTS[sort];
  const orderColumns = [...columns, 'email_key'] as const;
  const order = orderColumns.map((column) => sql.ref(`people.${column}`));
  const search = filter.search?.trim() ?? '';
  const terms = splitSearch(search);
  // The search has only punctuation, which matches no word.
  if (search && terms.length === 0) return [];
  const filtered = selectPeople(db, filter)
    .select([
      'people.email_key',
      'people.search_text',
      ...columns.map((column) => `people.${column}` as const),
    ])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.join(order)}) ${sql.raw(direction === 'asc' ? '>' : '<')}
          (select ${sql.join(orderColumns.map((column) => sql.ref(column)))} from people where email_key = ${after})`,
      ),
    );
  type Query = typeof filtered;
  const inOrder = (query: Query) =>
    orderColumns.reduce((ordered, column) => ordered.orderBy(`people.${column}`, direction), query);
  const readKeys = async (query: { execute(): Promise<{ email_key: string }[]> }) =>
    (await query.execute()).map(({ email_key }) => email_key);
  if (!search) return readKeys(inOrder(filtered).limit(limit));
  // A complete mail address identifies one person. The words in it would match too many other people.
  if (search.includes('@')) {
    const keys = await readKeys(filtered.where(hasAddress(search)));
    if (keys.length > 0) return keys;
  }
  const nearest = db.selectFrom(inOrder(filtered).limit(FIRST_SCAN_SIZE).as('nearest')).select('email_key');
  const nearestKeys = await readKeys(
    orderColumns
      .reduce((ordered, column) => ordered.orderBy(sql.ref(`nearest.${column}`), direction), nearest)
      .where(containsAll(terms, 'nearest.search_text'))
      .limit(limit),
  );
  if (nearestKeys.length === limit) return nearestKeys;
  // Filter first, then sort. Otherwise PostgreSQL reads everybody in order and checks each of them.
  const matches = filtered.where(matchesByIndex(store, terms)).where(containsAll(terms));
  return readKeys(
    orderColumns
      .reduce(
        (ordered, column) => ordered.orderBy(sql.ref(`found.${column}`), direction),
        db
          .with(
            (cte) => cte('found').materialized(),
            () => matches,
          )
          .selectFrom('found')
          .select('found.email_key'),
      )
      .limit(limit),
  );
}

/** Leads; in a search everybody who sent something that is not quarantined. */
function selectPeople(db: Db, filter: PeopleFilter) {
  let query = db.selectFrom('people');
  if (filter.quarantined) query = query.where('people.quarantined_at', 'is not', null);
  else if (filter.search) query = query.where('people.kinds', '<>', '');
  else query = query.where('people.lead_since', 'is not', null);
  for (const column of ['status', 'source', 'campaign', 'owner'] as const) {
    const value = filter[column];
    if (value !== undefined) query = query.where(`people.${column}`, '=', value);
  }
  if (filter.kind !== undefined) query = query.where('people.kinds', 'like', `% ${filter.kind} %`);
  if (filter.readiness !== undefined)
    query = query.where('people.readiness', '=', readinessRank(filter.readiness));
  if (filter.assistant) query = query.where('people.by_assistant', '=', 1);
  if (filter.since !== undefined) query = query.where('people.lead_since', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('people.lead_since', '<', filter.until);
  const { startOf } = localDays(TIME_ZONE);
  const dayOf = (date: string) => Date.parse(date) / DAY;
  if (filter.from) query = query.where('people.lead_since', '>=', startOf(dayOf(filter.from)));
  if (filter.to) query = query.where('people.lead_since', '<', startOf(dayOf(filter.to) + 1));
  if (filter.due !== undefined) query = query.where('people.next_step_at', '<', filter.due);
  return query;
}
