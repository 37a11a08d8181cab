/**
 * One row for each person who counts as a lead: somebody with a form that is neither suspected spam nor an unconfirmed
 * newsletter sign-up. The first such form decides the time, source and campaign. docs/glossary.md defines the figures.
 */
import { sql, type Transaction } from 'kysely';
import type { Db, Lead, Schema } from './schema.ts';

type CountedForm = Pick<Lead, 'person' | 'created_at' | 'source' | 'campaign'>;

/** Known people stay as they are. */
export async function addPeople(trx: Transaction<Schema>, forms: readonly CountedForm[]): Promise<void> {
  const first = new Map<string, CountedForm>();
  for (const form of forms.toSorted((a, b) => b.created_at - a.created_at)) first.set(form.person, form);
  // In one order on every server, so that two of them cannot lock each other out.
  const rows = [...first.values()]
    .sort((a, b) => (a.person < b.person ? -1 : 1))
    .map(({ person, created_at, source, campaign }) => ({
      email_key: person,
      lead_since: created_at,
      source,
      campaign,
    }));
  if (rows.length === 0) return;
  await trx
    .insertInto('people')
    .values(rows)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}

/** From the forms that are stored already. */
export async function fillPeople(db: Db): Promise<void> {
  await sql`insert into people (email_key, lead_since, source, campaign)
    select person, created_at, source, campaign from leads
    where suspicion is null and (kind <> 'newsletter' or person in (
      select person from subscribers where confirmed_at is not null))
    order by created_at, id
    on conflict (email_key) do nothing`.execute(db);
  await sql`update people set status = (select status from leads
      where person = people.email_key and status <> 'new' order by created_at desc limit 1)
    where email_key in (select person from leads where status <> 'new')`.execute(db);
}
