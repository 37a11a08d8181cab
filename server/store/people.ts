/**
 * One row per person who sent a form, booked a call, or has data from the team. The columns for lists and search follow
 * from submissions, bookings and the team's data: `refreshPeople` computes them, and nothing else writes them.
 *
 * A person is a lead from the first submission that counts: neither quarantined nor an unconfirmed newsletter sign-up.
 * That submission sets time, source, campaign and language once and for all. docs/glossary.md defines the figures.
 */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import { readinessRules } from '#content/quiz/readiness.ts';
import { answersOf } from '#domain/forms/stored-values.ts';
import type { Answer } from '#domain/quiz/answers.ts';
import { READINESS_LEVELS, type Readiness, readinessOf } from '#domain/readiness.ts';
import { companyKey, derivedColumns, phoneDigits, searchText, wordsOf } from './derived-columns.ts';
import { dialectOf } from './lock-people.ts';
import type { Booking, Db, Schema, Submission } from './schema.ts';

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

/** Returns `de` for `de-AT`. */
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';

/** Computes the columns for lists and search of these people again. Idempotent. */
export async function refreshPeople(trx: Transaction<Schema>, emailKeys: Iterable<string>): Promise<void> {
  // In the same order on every server, to avoid deadlocks.
  const keys = [...new Set(emailKeys)].sort();
  if (keys.length === 0) return;
  const list = sql.join(keys);
  await sql`insert into people (email_key) select person from (
      select person from submissions where person in (${list})
      union select person from bookings where person in (${list})) as found
    where true order by person on conflict (email_key) do nothing`.execute(trx);
  // Locks the rows: of two servers, the second one then sees the submission of the first.
  const people = await trx
    .selectFrom('people')
    .selectAll()
    .where('email_key', 'in', keys)
    .orderBy('email_key')
    .$if(dialectOf(trx) === 'postgres', (query) => query.forUpdate())
    .execute();
  const submissions = await trx
    .selectFrom('submissions')
    .leftJoin('subscribers', 'subscribers.person', 'submissions.person')
    .select(['submissions.id', 'submissions.person', 'kind', 'submissions.email', 'first_name', 'last_name'])
    .select(['company', 'phone', 'details', 'source', 'campaign', 'language', 'assistant'])
    .select(['quarantine_reason', 'created_at', 'confirmed_at'])
    .where('submissions.person', 'in', keys)
    .orderBy('created_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute();
  const bookings = await trx
    .selectFrom('bookings')
    .select(['person', 'name', 'email', 'status', 'created_at'])
    .where('person', 'in', keys)
    .execute();
  const notes = await trx
    .selectFrom('notes')
    .select(['person', 'text'])
    .where('person', 'in', keys)
    .orderBy('created_at', 'desc')
    .execute();
  const tasks = await trx
    .selectFrom('tasks')
    .select(['person', 'due_at'])
    .where('person', 'in', keys)
    .where('done_at', 'is', null)
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .execute();
  const submissionsOf = Map.groupBy(submissions, ({ person }) => person);
  const bookingsOf = Map.groupBy(bookings, ({ person }) => person);
  const notesOf = Map.groupBy(notes, ({ person }) => person);
  for (const person of people)
    await trx
      .updateTable('people')
      .set({
        ...computeColumns(
          person,
          submissionsOf.get(person.email_key) ?? [],
          bookingsOf.get(person.email_key) ?? [],
          notesOf.get(person.email_key) ?? [],
        ),
        next_step_at: tasks.find((task) => task.person === person.email_key)?.due_at ?? null,
      })
      .where('email_key', '=', person.email_key)
      .execute();
}

type PersonRow = Selectable<Schema['people']>;
type FormOfPerson = Pick<
  Submission,
  | ('id' | 'kind' | 'email' | 'first_name' | 'last_name' | 'company' | 'phone' | 'details' | 'source')
  | ('campaign' | 'language' | 'assistant' | 'quarantine_reason' | 'created_at')
> &
  Readonly<{ confirmed_at: number | null }>;

/** Forms are sorted newest first. */
function computeColumns(
  person: PersonRow,
  forms: readonly FormOfPerson[],
  calls: readonly Pick<Booking, 'name' | 'email' | 'status' | 'created_at'>[],
  notes: readonly Readonly<{ text: string }>[],
): Partial<PersonRow> {
  const trusted = forms.filter(({ quarantine_reason }) => quarantine_reason === null);
  const counted = trusted.filter(({ kind, confirmed_at }) => kind !== 'newsletter' || confirmed_at);
  const first = counted.at(-1);
  const latest = counted[0] ?? trusted[0] ?? forms[0];
  const { level } = readinessOf(
    {
      answers: latestAnswers(trusted),
      forms: trusted.map(({ kind }) => kind),
      isBooked: calls.some(({ status }) => status === 'booked'),
    },
    readinessRules,
  );
  // Quarantined text must not be found in the list, unless there is nothing else.
  const named = trusted.length > 0 ? trusted : forms;
  const words = [
    ...[person.name, person.company, person.email],
    ...named.flatMap((form) => [form.first_name, form.last_name, form.company, form.email]),
    ...calls.flatMap(({ name, email }) => [name, email]),
  ];
  const longTexts = [
    ...notes.map(({ text }) => text),
    ...named.flatMap((form) => Object.values(answersOf(form)).flat()),
  ];
  const phones = [person.phone, ...named.map(({ phone }) => phone)].map(phoneDigits).filter(Boolean);
  return {
    ...(person.lead_since === null &&
      first && {
        lead_since: first.kind === 'newsletter' ? (first.confirmed_at ?? 0) : first.created_at,
        source: first.source,
        campaign: first.campaign,
        language: languageOf(first.language),
      }),
    latest_id: latest?.id ?? '',
    last_at: latest?.created_at ?? Math.max(0, ...calls.map(({ created_at }) => created_at)),
    quarantined_at: forms.find(({ quarantine_reason }) => quarantine_reason !== null)?.created_at ?? null,
    kinds: [...new Set(trusted.map(({ kind }) => kind))].map((kind) => ` ${kind} `).join(''),
    by_assistant: forms.some(({ assistant }) => assistant !== '') ? 1 : 0,
    company_key: companyKey(person.company || (named.find(({ company }) => company !== '')?.company ?? '')),
    readiness: readinessRank(level),
    search_text: searchText([
      ...new Set([...wordsOf(words.join(' ')), ...phones, ...wordsOf(longTexts.join(' '))]),
    ]).slice(0, MAX_SEARCH_TEXT),
  };
}

/** Fields that the team edits. */
export type TeamFields = Readonly<
  Partial<
    Pick<
      Insertable<Schema['people']>,
      ('status' | 'lost_reason' | 'won_amount' | 'owner') | ('name' | 'email' | 'company' | 'phone')
    >
  >
>;

/** Sets the same fields for all these people and creates missing rows. */
export async function updatePeople(
  trx: Transaction<Schema>,
  emailKeys: readonly string[],
  fields: TeamFields,
): Promise<void> {
  const people = [...new Set(emailKeys)].sort();
  if (people.length === 0 || Object.keys(fields).length === 0) return;
  await trx
    .insertInto('people')
    .values(people.map((email_key) => ({ email_key, lead_since: null, quarantined_at: null, ...fields })))
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(fields))
    .execute();
  await refreshPeople(trx, people);
}

const BATCH_SIZE = 100;

/** Computes the next people after this key. Returns the last key; undefined if there are no more. */
async function refreshBatch(trx: Transaction<Schema>, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ person: string }>`select person from (
      select person from submissions union select person from bookings union select email_key from people) as everybody
    where person > ${after} order by person limit ${BATCH_SIZE}`.execute(trx);
  await refreshPeople(
    trx,
    rows.map(({ person }) => person),
  );
  return rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.person;
}

/** Computes everybody again, after a migration or a change of the rules, in its transaction. */
export async function refreshAllPeople(trx: Transaction<Schema>): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) last = await refreshBatch(trx, last);
}

/** The same in small transactions, for a store in use. */
export async function refreshAllPeopleInBatches(db: Db): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const after: string = last;
    last = await db.transaction().execute((trx) => refreshBatch(trx, after));
    await yieldToIo();
  }
}

const SUBMISSIONS_PER_BATCH = 500;

/** Recomputes every column that follows from others. Idempotent: runs after migrations, imports and changed rules. */
export async function rebuildDerivedColumns(trx: Transaction<Schema>): Promise<void> {
  for (let lastId = ''; ; ) {
    const rows = await trx
      .selectFrom('submissions')
      .select(['id', 'utm', 'referrer'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(SUBMISSIONS_PER_BATCH)
      .execute();
    if (rows.length === 0) break;
    lastId = rows.at(-1)?.id ?? '';
    const values = rows.map((row) => {
      const { source, campaign } = derivedColumns(row);
      return sql`(${sql.join([row.id, source, campaign])})`;
    });
    await sql`with derived(id, source, campaign) as (values ${sql.join(values)})
      update submissions set source = derived.source, campaign = derived.campaign
      from derived where submissions.id = derived.id`.execute(trx);
  }
  await refreshAllPeople(trx);
  await trx.updateTable('store_version').set({ readiness_rules: RULES_VERSION }).execute();
}
