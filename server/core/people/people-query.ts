/** Filter, order and search of the list of people. Returns their keys in the order of the list. */
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { emailKeyOf } from '#domain/email.ts';
import { BY_HAND } from '#domain/forms/form.ts';
import { FORM_KINDS } from '#domain/forms/forms.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { READINESS_LEVELS } from '#domain/readiness.ts';
import { DAY } from '#domain/timing.ts';
import type { CoreWords } from '#server/core/context.ts';
import { localDays, TIME_ZONE } from '#server/local-days.ts';
import { phoneDigits, wordsOf } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import { readinessRank } from '#server/store/people.ts';
import { type Db, PERSON_STATUSES, type Schema } from '#server/store/schema.ts';

const shortText = v.pipe(v.string(), v.maxLength(200));
/** Limits of a JavaScript date. */
const timestamp = v.pipe(v.number(), v.integer(), v.minValue(-8.64e15), v.maxValue(8.64e15));

export const PeopleFilterSchema = v.strictObject({
  kind: v.optional(v.picklist([...FORM_KINDS, BY_HAND])),
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
const MAX_TERMS = 8;
const MIN_PHONE_DIGITS = 5;
/** A shorter search does not mean the label of an answer. */
const MIN_LABEL_LENGTH = 3;

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

/** A search finds everybody whose search text contains all terms of one of these lists. */
type Alternatives = readonly (readonly string[])[];

/** The terms of a search, and the ids of the answers whose label has its words: the store has ids, not labels. */
function readAlternatives(text: string, words: CoreWords | undefined): Alternatives {
  const starts = text.length < MIN_LABEL_LENGTH ? [] : wordsOf(text);
  const isMeant = (question: string, option: string) => {
    const labelWords = wordsOf(words?.quiz.optionLabel(question, option) ?? '');
    return starts.length > 0 && starts.every((start) => labelWords.some((word) => word.startsWith(start)));
  };
  const ids = QUESTIONS.flatMap((question) =>
    'options' in question ? question.options.filter((option) => isMeant(question.id, option)) : [],
  );
  return [splitSearch(text), ...ids.map((id) => wordsOf(id).map((word) => `  ${word}`))];
}

/** People who match the search, by the index. The terms contain only letters, digits and spaces. */
const matchesByIndex = ({ dialect }: Pick<Store, 'dialect'>, alternatives: Alternatives) =>
  dialect === 'postgres'
    ? contains(alternatives)
    : sql<boolean>`people.email_key in (select email_key from people_rows where seq in (
        select rowid from people_search where people_search match ${alternatives
          .map((terms) => `(${terms.map((term) => `"${term}"`).join(' AND ')})`)
          .join(' OR ')}))`;

/** Condition for everybody whom a search finds. Undefined if it has only punctuation. */
export function matchesSearch(store: Store, text: string) {
  const terms = splitSearch(text);
  if (terms.length === 0) return;
  if (text.includes('@')) return hasAddress(text);
  return sql<boolean>`${matchesByIndex(store, [terms])} and ${contains([terms])}`;
}

/** The address with which a person wrote, or the team's correction of it. */
const hasAddress = (text: string) => {
  const key = emailKeyOf(text.trim());
  return sql<boolean>`(people.email_key = ${key} or people.email = ${key})`;
};

const { and, eb, or } = expressionBuilder<Schema, 'people'>();
const contains = (alternatives: Alternatives) =>
  or(alternatives.map((terms) => and(terms.map((term) => eb('search_text', 'like', `%${term}%`)))));

type KeyQuery = PeopleQuery & Readonly<{ limit: number; words?: CoreWords | undefined }>;

export async function findPeopleKeys(
  { db, ...store }: Store,
  { filter, sort, after, limit, words }: KeyQuery,
): Promise<string[]> {
  const { columns, direction } = SORTS[sort];
  const search = filter.search?.trim() ?? '';
  const alternatives = readAlternatives(search, words);
  // The search has only punctuation, which matches no word.
  if (search && alternatives[0]?.length === 0) return [];
  const orderColumns = [...columns, 'email_key'].map((column) => sql.ref(column));
  const order = sql.join(orderColumns.map((column) => sql`${column} ${sql.raw(direction)}`));
  const filtered = selectPeople(db, filter)
    .select(['email_key', 'search_text', 'last_at', 'company_key', 'readiness'])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.join(orderColumns)}) ${sql.raw(direction === 'asc' ? '>' : '<')}
          (select ${sql.join(orderColumns)} from people where email_key = ${after})`,
      ),
    );
  const readKeys = async (query: RawBuilder<{ email_key: string }>) =>
    (await query.execute(db)).rows.map(({ email_key }) => email_key);
  const listed = sql`${filtered} as listed`;
  if (!search) return readKeys(sql`select email_key from ${listed} order by ${order} limit ${limit}`);
  // A complete mail address identifies one person. The words in it would match too many other people.
  if (search.includes('@')) {
    const keys = (await filtered.where(hasAddress(search)).execute()).map(({ email_key }) => email_key);
    if (keys.length > 0) return keys;
  }
  const nearest = await readKeys(sql`select email_key
    from (select * from ${listed} order by ${order} limit ${sql.lit(FIRST_SCAN_SIZE)}) as nearest
    where ${contains(alternatives)} order by ${order} limit ${limit}`);
  if (nearest.length === limit) return nearest;
  // Filter first, then sort. Otherwise PostgreSQL reads everybody in order and checks each of them.
  const matches = filtered.where(matchesByIndex(store, alternatives)).where(contains(alternatives));
  return readKeys(sql`with found as materialized ${matches}
    select email_key from found order by ${order} limit ${limit}`);
}

/** Above this number, the people of a list are not counted. */
const MAX_COUNT = 1_000;

/** Number of people that the filter finds; null if they are too many to count. */
export async function countPeople(db: Db, filter: PeopleFilter): Promise<number | null> {
  const found = selectPeople(db, filter)
    .select('email_key')
    .limit(MAX_COUNT + 1);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) > MAX_COUNT ? null : Number(count);
}

/** Leads; in a search everybody who sent something that is not quarantined. */
export function selectPeople(db: Db, filter: PeopleFilter) {
  let query = db.selectFrom('people');
  if (filter.quarantined) query = query.where('people.quarantined_at', 'is not', null);
  else if (filter.search) query = query.where('people.kinds', '<>', '');
  else query = query.where('people.lead_since', 'is not', null);
  const { status, source, campaign, owner } = filter;
  query = query.where(({ and }) => and({ status, source, campaign, owner }));
  if (filter.kind !== undefined) query = query.where('people.kinds', 'like', `% ${filter.kind} %`);
  if (filter.readiness !== undefined)
    query = query.where('people.readiness', '=', readinessRank(filter.readiness));
  // Readiness to buy is about people in talks. Who bought or refused is found by their status.
  if (filter.readiness !== undefined && status === undefined)
    query = query.where('people.status', 'not in', ['won', 'lost']);
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
