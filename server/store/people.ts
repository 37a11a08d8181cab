/**
 * One row per person who counts as a lead, or whom the team works with. A person counts as a lead after a form that is
 * neither suspected spam nor an unconfirmed newsletter sign-up. The first such form sets time, source, campaign and
 * language. docs/glossary.md defines the figures.
 */
import { CompiledQuery, type Insertable, sql, type Transaction } from 'kysely';
import { refreshOrder } from './call-order.ts';
import { dialectOf } from './dialect-of.ts';
import { createInsert, type InsertSpec, splitIntoBatches } from './insert-rows.ts';
import type { Db, Lead, Schema } from './schema.ts';

type CountedForm = Pick<Lead, 'person' | 'created_at' | 'source' | 'campaign' | 'language'>;

/** Returns `de` for `de-AT`. */
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';

type NewPerson = Pick<
  Insertable<Schema['people']>,
  'email_key' | 'lead_since' | 'source' | 'campaign' | 'language'
>;

export const PEOPLE: InsertSpec<NewPerson> = {
  table: 'people',
  columns: ['email_key', 'lead_since', 'source', 'campaign', 'language'],
  numberColumns: ['lead_since'],
  suffix: `on conflict ("email_key") do update set "lead_since" = excluded."lead_since", "source" = excluded."source",
    "campaign" = excluded."campaign", "language" = excluded."language" where people.lead_since is null`,
};
const insertPeople = createInsert<NewPerson>(PEOPLE);
const insertNewPeople = createInsert<NewPerson>({
  ...PEOPLE,
  suffix: 'on conflict ("email_key") do nothing',
});

/** One row per person, from the first of their forms. */
export function peopleFromForms(forms: readonly CountedForm[]): NewPerson[] {
  const firstForms = new Map<string, CountedForm>();
  for (const form of forms.toSorted((a, b) => b.created_at - a.created_at)) firstForms.set(form.person, form);
  // In the same order on every server, to avoid deadlocks.
  return [...firstForms.values()]
    .sort((a, b) => (a.person < b.person ? -1 : 1))
    .map(({ person, created_at, source, campaign, language }) => ({
      email_key: person,
      lead_since: created_at,
      source,
      campaign,
      language: languageOf(language),
    }));
}

/** Adds people who are not leads yet. Existing leads stay unchanged. */
export async function addPeople(trx: Transaction<Schema>, forms: readonly CountedForm[]): Promise<void> {
  const dialect = dialectOf(trx);
  for (const rows of splitIntoBatches(peopleFromForms(forms))) {
    const { numAffectedRows } = await trx.executeQuery(insertNewPeople(dialect, rows));
    // Insert first, since most people are new. An update would make SQLite copy every page that it changes.
    if (numAffectedRows !== BigInt(rows.length)) await trx.executeQuery(insertPeople(dialect, rows));
  }
}

/** Fields that the team edits. */
export type TeamFields = Readonly<
  Partial<Omit<Insertable<Schema['people']>, 'email_key' | 'lead_since' | 'source' | 'campaign' | 'language'>>
>;

/**
 * Sets the same fields for all these people and creates missing rows. Also copies the values to the people's forms,
 * because lists filter forms.
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
  const leadFields = {
    ...(status !== undefined && { status }),
    ...(owner !== undefined && { owner }),
    ...(next_step_at !== undefined && { next_step_at }),
  };
  if (Object.keys(leadFields).length > 0)
    await trx.updateTable('leads').set(leadFields).where('person', 'in', people).execute();
}

/**
 * SQL that selects the people who have another form, a booking or data from the team. `offset` makes PostgreSQL look
 * up each person by index. Without it, a plan that was made for an empty store would read whole tables later.
 */
export const selectReturningPeople = (keys: string) =>
  `select key as person from ${keys} where exists (select 1 from leads where person = key limit 1 offset 1)
    or exists (select 1 from bookings where person = key limit 1 offset 0)
    or exists (select 1 from people where email_key = key
      and (status <> 'new' or owner <> '' or next_step_at is not null) limit 1 offset 0)`;

// One parameter for all people: the statement stays the same and is parsed faster than one placeholder per person.
const RETURNING_PEOPLE_SQL = {
  postgres: selectReturningPeople('unnest($1::text[]) as key'),
  sqlite: selectReturningPeople('(select value as key from json_each(?))'),
} as const;

type FormOfPerson = Pick<Lead, 'id' | 'person'>;

export async function findReturningPeople(
  trx: Transaction<Schema>,
  forms: readonly FormOfPerson[],
): Promise<readonly string[]> {
  if (forms.length === 0) return [];
  const keys = [...new Set(forms.map(({ person }) => person))];
  const dialect = dialectOf(trx);
  const value = dialect === 'postgres' ? keys : JSON.stringify(keys);
  const { rows } = await trx.executeQuery<{ person: string }>(
    CompiledQuery.raw(RETURNING_PEOPLE_SQL[dialect], [value]),
  );
  return rows.map(({ person }) => person);
}

/** Gives new forms of returning people the person's status, owner, next step and readiness. */
export async function copyPersonFields(
  trx: Transaction<Schema>,
  forms: readonly FormOfPerson[],
  returningPeople: readonly string[],
): Promise<void> {
  if (returningPeople.length === 0) return;
  const ids = sql.join(forms.map(({ id }) => id));
  await sql`update leads set status = people.status, owner = people.owner, next_step_at = people.next_step_at
    from people where people.email_key = leads.person and leads.person in (${sql.join(returningPeople)})
      and leads.id in (${ids})`.execute(trx);
  await refreshOrder(trx, returningPeople);
}

/** Adds people whose forms were released from quarantine. A newsletter sign-up counts once it is confirmed. */
export async function addReleasedForms(trx: Transaction<Schema>, forms: readonly Lead[]): Promise<void> {
  await addPeople(
    trx,
    forms.filter(({ kind }) => kind !== 'newsletter'),
  );
  await copyPersonFields(trx, forms, await findReturningPeople(trx, forms));
  await refreshOrder(
    trx,
    forms.map(({ person }) => person),
  );
}

/**
 * Fills the table from the stored forms. `exists` looks up one subscriber at a time by index. With `in` beside `or`,
 * PostgreSQL would read the list of all subscribers for each newsletter form.
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
