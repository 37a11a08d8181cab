/**
 * One row per person who sent a form, booked a call, or has data from the team. The columns for lists and search follow
 * from submissions, bookings and the team's data: `refreshPeople` computes them, and nothing else writes them.
 *
 * A person is a lead from the first submission that counts: neither quarantined nor an unconfirmed newsletter sign-up.
 * That submission sets time, source, campaign and language once and for all. docs/glossary.md defines the figures.
 */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import { readinessRules } from '#content/quiz/readiness.ts';
import { BY_HAND } from '#domain/forms/form.ts';
import { answersOf } from '#domain/forms/stored-values.ts';
import type { Answer } from '#domain/quiz/answers.ts';
import { READINESS_LEVELS, type Readiness, readinessOf } from '#domain/readiness.ts';
import { companyKey, derivedColumns, phoneDigits, searchText, wordsOf } from './derived-columns.ts';
import { dialectOf } from './lock-people.ts';
import type { Db, Schema, Submission, Trx } from './schema.ts';

/** Stored as a number, so that lists can sort by it. */
export const readinessRank = (level: Readiness): number => -READINESS_LEVELS.indexOf(level);
export const readinessOfRank = (rank: number): Readiness => READINESS_LEVELS[-rank] ?? 'later';

/** Changes whenever the rules do. Then everybody is computed again at the next start. */
export const RULES_VERSION = createHash('sha256').update(JSON.stringify(readinessRules)).digest('base64url');

/** Characters of search text per person. Names and numbers come first, so that long notes never cut them off. */
const MAX_SEARCH_TEXT = 8_000;

/** The latest answer to each question. Forms are sorted newest first. */
export const latestAnswers = (forms: readonly Pick<Submission, 'details'>[]): Record<string, Answer> =>
  Object.assign({}, ...forms.map(answersOf).reverse());

/** People whom the team added are not among those who sent a message. */
export const listedKind = ({ kind, consent_version }: Pick<Submission, 'kind' | 'consent_version'>) =>
  consent_version === BY_HAND ? BY_HAND : kind;

/** Returns `de` for `de-AT`. */
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';

/** A bot that sends thousands of forms with one address would otherwise make each further one slower. */
const MAX_FORMS = 200;

/** Computes the columns for lists and search of these people again. Idempotent. */
export async function refreshPeople(trx: Db, emailKeys: Iterable<string>): Promise<void> {
  // In the same order on every server, to avoid deadlocks.
  const keys = [...new Set(emailKeys)].sort();
  if (keys.length === 0) return;
  const list = sql.join(keys);
  await sql`insert into people (email_key) select person from (
      select person from submissions where person in (${list})
      union select person from bookings where person in (${list})) as found
    where true order by person on conflict (email_key) do nothing`.execute(trx);
  // A statement of its own: of two servers, the second one then reads what the first one has written.
  if (dialectOf(trx) === 'postgres')
    await sql`select 1 from people where email_key in (${list}) order by email_key for update`.execute(trx);
  const { rows: people } = await sql<PersonFacts>`select people.*,
      (select string_agg(text, ' ' order by created_at desc) from notes where person = email_key) as notes,
      (select min(due_at) from tasks where person = email_key and done_at is null) as due_at,
      (select confirmed_at from subscribers where person = email_key) as confirmed_at
    from people where email_key in (${list})`.execute(trx);
  const itemsOf = await readFormsAndBookings(trx, keys, MAX_FORMS);
  for (const person of people) {
    const columns = computeColumns(person, itemsOf(person.email_key));
    await trx.updateTable('people').set(columns).where('email_key', '=', person.email_key).execute();
  }
}

/**
 * Forms and bookings of these people, newest first. `maxForms` limits the forms of each person that count, and likewise
 * the quarantined ones.
 */
export async function readFormsAndBookings(db: Db, people: readonly string[], maxForms?: number) {
  const newest = sql<string>`(select id from (select id, row_number() over (
      partition by person, quarantine_reason is null order by created_at desc, id desc) as position
    from submissions where person in (${sql.join(people)})) as numbered where position <= ${maxForms})`;
  const forms = await db
    .selectFrom('submissions')
    .selectAll()
    .where('person', 'in', people)
    .$if(maxForms !== undefined, (query) => query.where('id', 'in', newest))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where('person', 'in', people)
    .orderBy('changed_at', 'desc')
    .execute();
  const formsOf = Map.groupBy(forms, ({ person }) => person);
  const bookingsOf = Map.groupBy(bookings, ({ person }) => person);
  return (person: string) => ({ forms: formsOf.get(person) ?? [], bookings: bookingsOf.get(person) ?? [] });
}

type PersonFacts = Selectable<Schema['people']> &
  Readonly<{ notes: string | null; due_at: number | null; confirmed_at: number | null }>;

function computeColumns(
  person: PersonFacts,
  { forms, bookings }: ReturnType<Awaited<ReturnType<typeof readFormsAndBookings>>>,
) {
  const trusted = forms.filter(({ quarantine_reason }) => quarantine_reason === null);
  const counted = trusted.filter(({ kind }) => kind !== 'newsletter' || person.confirmed_at !== null);
  const first = counted.at(-1);
  const latest = counted[0] ?? trusted[0] ?? forms[0];
  const isBooked = bookings.some(({ status }) => status === 'booked');
  const facts = { answers: latestAnswers(trusted), forms: trusted.map(({ kind }) => kind), isBooked };
  // Quarantined text must not be found in the list, unless there is nothing else.
  const named = trusted.length > 0 ? trusted : forms;
  const texts = [
    ...[person.name, person.company, person.email],
    ...named.flatMap((form) => [form.first_name, form.last_name, form.company, form.email]),
    ...bookings.flatMap(({ name, email }) => [name, email]),
    ...[person, ...named].map(({ phone }) => phoneDigits(phone)),
    person.notes,
    ...named.flatMap((form) => Object.values(answersOf(form)).flat()),
  ];
  return {
    ...(person.lead_since === null &&
      first && {
        lead_since: first.kind === 'newsletter' ? person.confirmed_at : first.created_at,
        source: first.source,
        campaign: first.campaign,
        language: languageOf(first.language),
      }),
    latest_id: latest?.id ?? '',
    last_at: latest?.created_at ?? Math.max(0, ...bookings.map(({ created_at }) => created_at)),
    quarantined_at: forms.find(({ quarantine_reason }) => quarantine_reason !== null)?.created_at ?? null,
    kinds: [...new Set(trusted.map(listedKind))].map((kind) => ` ${kind} `).join(''),
    by_assistant: forms.some(({ assistant }) => assistant !== '') ? 1 : 0,
    company_key: companyKey(person.company || (named.find(({ company }) => company)?.company ?? '')),
    readiness: readinessRank(readinessOf(facts, readinessRules).level),
    next_step_at: person.due_at,
    search_text: searchText(wordsOf(texts.join(' '))).slice(0, MAX_SEARCH_TEXT),
  };
}

const BATCH_SIZE = 100;

/**
 * Computes everybody again, after a migration, an import or a change of the rules: in the transaction, or in small ones
 * for a store in use.
 */
export async function refreshAllPeople(db: Db): Promise<void> {
  for (let last = ''; ; ) {
    // Each table is read by its index. A union of whole tables would read all of them for every batch.
    const next = (table: 'submissions' | 'bookings' | 'people') => {
      const person = sql.ref(table === 'people' ? 'email_key' : 'person');
      return sql`select * from (select distinct ${person} as person from ${sql.table(table)}
        where ${person} > ${last} order by ${person} limit ${BATCH_SIZE}) as next_of_${sql.raw(table)}`;
    };
    const { rows } = await sql<{ person: string }>`${next('submissions')} union ${next('bookings')}
      union ${next('people')} order by person limit ${BATCH_SIZE}`.execute(db);
    const people = rows.map(({ person }) => person);
    if (db.isTransaction) await refreshPeople(db, people);
    else await db.transaction().execute((trx) => refreshPeople(trx, people));
    if (people.length < BATCH_SIZE) return;
    last = people.at(-1) ?? '';
    await yieldToIo();
  }
}

const SUBMISSIONS_PER_BATCH = 500;

/** Recomputes every column that follows from others. Idempotent: runs after migrations, imports and changed rules. */
export async function rebuildDerivedColumns(trx: Trx): Promise<void> {
  for (let lastId = ''; ; ) {
    const rows = await trx
      .selectFrom('submissions')
      .select(['id', 'utm', 'referrer', 'consent_version', 'source', 'campaign'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(SUBMISSIONS_PER_BATCH)
      .execute();
    if (rows.length === 0) break;
    lastId = rows.at(-1)?.id ?? '';
    for (const { id, source, campaign, ...visit } of rows) {
      const derived = derivedColumns(visit);
      if (derived.source !== source || derived.campaign !== campaign)
        await trx.updateTable('submissions').set(derived).where('id', '=', id).execute();
    }
  }
  await refreshAllPeople(trx);
  await trx.updateTable('store_version').set({ readiness_rules: RULES_VERSION }).execute();
}
