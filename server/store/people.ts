/**
 * One row per person who counts as a lead, or whom the team works with. A person counts with a form that is neither
 * suspected spam nor an unconfirmed newsletter sign-up. The first such form determines time, source, campaign and
 * language. docs/glossary.md defines the figures.
 */
import { CompiledQuery, type Insertable, sql, type Transaction } from 'kysely';
import { refreshOrder } from './call-order.ts';
import { dialectOf } from './dialect-of.ts';
import { type Insert, rowsInsert, sqliteBatches } from './insert-rows.ts';
import type { Db, Lead, Schema } from './schema.ts';

type CountedForm = Pick<Lead, 'person' | 'created_at' | 'source' | 'campaign' | 'language'>;

/** `de` of `de-AT`. */
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';

type NewPerson = Pick<
  Insertable<Schema['people']>,
  'email_key' | 'lead_since' | 'source' | 'campaign' | 'language'
>;

export const PEOPLE: Insert<NewPerson> = {
  table: 'people',
  columns: ['email_key', 'lead_since', 'source', 'campaign', 'language'],
  numbers: ['lead_since'],
  rest: `on conflict ("email_key") do update set "lead_since" = excluded."lead_since", "source" = excluded."source",
    "campaign" = excluded."campaign", "language" = excluded."language" where people.lead_since is null`,
};
const insertPeople = rowsInsert<NewPerson>(PEOPLE);
const insertNewPeople = rowsInsert<NewPerson>({ ...PEOPLE, rest: 'on conflict ("email_key") do nothing' });

/** One row per person, from the first of their forms. */
export function newPeople(forms: readonly CountedForm[]): NewPerson[] {
  const first = new Map<string, CountedForm>();
  for (const form of forms.toSorted((a, b) => b.created_at - a.created_at)) first.set(form.person, form);
  // In the same order on every server, to avoid deadlocks.
  return [...first.values()]
    .sort((a, b) => (a.person < b.person ? -1 : 1))
    .map(({ person, created_at, source, campaign, language }) => ({
      email_key: person,
      lead_since: created_at,
      source,
      campaign,
      language: languageOf(language),
    }));
}

/** Existing people stay unchanged. */
export async function addPeople(trx: Transaction<Schema>, forms: readonly CountedForm[]): Promise<void> {
  const dialect = dialectOf(trx);
  for (const rows of sqliteBatches(newPeople(forms))) {
    const { numAffectedRows } = await trx.executeQuery(insertNewPeople(dialect, rows));
    // Most people are new. For the update, SQLite would copy every page that it changes.
    if (numAffectedRows !== BigInt(rows.length)) await trx.executeQuery(insertPeople(dialect, rows));
  }
}

/** Fields that the team edits. */
export type TeamFields = Readonly<
  Partial<Omit<Insertable<Schema['people']>, 'email_key' | 'lead_since' | 'source' | 'campaign' | 'language'>>
>;

/**
 * Applies the same fields to all these people. Creates missing rows, and copies the values to their forms, which lists
 * filter by.
 */
export async function updatePeople(
  trx: Transaction<Schema>,
  emailKeys: readonly string[],
  fields: TeamFields,
): Promise<void> {
  const people = [...new Set(emailKeys)].sort();
  if (people.length === 0) return;
  await trx
    .insertInto('people')
    .values(people.map((email_key) => ({ email_key, lead_since: null, ...fields })))
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(fields))
    .execute();
  const { status, owner, next_step_at } = fields;
  const repeated = {
    ...(status !== undefined && { status }),
    ...(owner !== undefined && { owner }),
    ...(next_step_at !== undefined && { next_step_at }),
  };
  if (Object.keys(repeated).length > 0)
    await trx.updateTable('leads').set(repeated).where('person', 'in', people).execute();
}

/**
 * Selects the people who have another form or a booking, or with whom the team works. `offset` makes PostgreSQL look
 * up each person by index: otherwise a plan made for an empty store would read whole tables later.
 */
export const knownPeople = (keys: string) =>
  `select key as person from ${keys} where exists (select 1 from leads where person = key limit 1 offset 1)
    or exists (select 1 from bookings where person = key limit 1 offset 0)
    or exists (select 1 from people where email_key = key
      and (status <> 'new' or owner <> '' or next_step_at is not null) limit 1 offset 0)`;

// One parameter for all people: the statement stays the same and is parsed faster than one placeholder per person.
const KNOWN = {
  postgres: knownPeople('unnest($1::text[]) as key'),
  sqlite: knownPeople('(select value as key from json_each(?))'),
} as const;

type PersonsForm = Pick<Lead, 'id' | 'person'>;

export async function findKnown(
  trx: Transaction<Schema>,
  forms: readonly PersonsForm[],
): Promise<readonly string[]> {
  if (forms.length === 0) return [];
  const keys = [...new Set(forms.map(({ person }) => person))];
  const dialect = dialectOf(trx);
  const value = dialect === 'postgres' ? keys : JSON.stringify(keys);
  const { rows } = await trx.executeQuery<{ person: string }>(CompiledQuery.raw(KNOWN[dialect], [value]));
  return rows.map(({ person }) => person);
}

/** New forms of known people get the person's status, owner, next step and readiness. */
export async function joinPeople(
  trx: Transaction<Schema>,
  forms: readonly PersonsForm[],
  known: readonly string[],
): Promise<void> {
  if (known.length === 0) return;
  const ids = sql.join(forms.map(({ id }) => id));
  await sql`update leads set status = people.status, owner = people.owner, next_step_at = people.next_step_at
    from people where people.email_key = leads.person and leads.person in (${sql.join(known)})
      and leads.id in (${ids})`.execute(trx);
  await refreshOrder(trx, known);
}

/** Adds people whose forms were released from quarantine. A newsletter sign-up counts once it is confirmed. */
export async function addReleased(trx: Transaction<Schema>, forms: readonly Lead[]): Promise<void> {
  await addPeople(
    trx,
    forms.filter(({ kind }) => kind !== 'newsletter'),
  );
  await joinPeople(trx, forms, await findKnown(trx, forms));
  await refreshOrder(
    trx,
    forms.map(({ person }) => person),
  );
}

/**
 * Fills the table from the stored forms. Subscribers are looked up one by one: next to `or`, PostgreSQL would read a list
 * of all of them for each newsletter form.
 */
export async function fillPeople(db: Db): Promise<void> {
  await sql`insert into people (email_key, lead_since, source, campaign, language)
    select person, created_at, source, campaign,
      lower(case when language like '__-%' then substr(language, 1, 2) else language end) from leads
    where suspicion is null and (kind <> 'newsletter' or exists (
      select 1 from subscribers where subscribers.person = leads.person and confirmed_at is not null))
    order by created_at, id
    on conflict (email_key) do nothing`.execute(db);
  await sql`update people set status = (select status from leads
      where person = people.email_key and status <> 'new' order by created_at desc limit 1)
    where email_key in (select person from leads where status <> 'new')`.execute(db);
}
