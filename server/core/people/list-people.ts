/** People who count as leads, by the time of their first form that counts. */
import { type NotNull, sql } from 'kysely';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Cursor, inOrder, type Page } from '#server/core/paging.ts';
import { readContacts } from '#server/store/contact.ts';
import type { Db } from '#server/store/schema.ts';
import { findPerson, personOfAddress } from './find-person.ts';
import { readNextTasks } from './list-leads.ts';
import { type PeopleFilter, selectPeople } from './people-query.ts';

type Filter = Pick<PeopleFilter, 'status' | 'source' | 'campaign' | 'owner' | 'since' | 'until' | 'due'>;
/** The id of a cursor is that of a submission, since a cursor must not contain an address. */
type PeoplePage = Page & Readonly<{ filter: Filter }>;

const selectLeads = (db: Db, filter: Filter = {}) =>
  selectPeople(db, filter).selectAll().$narrowType<{ lead_since: NotNull }>();

export async function readPeoplePage(context: CoreContext, { filter, before, limit }: PeoplePage) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allPeople') });
  const lastKey = before && (await findPerson(db, before[1]));
  // If the last person was erased meanwhile, people with the same time are repeated, so that none is skipped.
  const start: Cursor | undefined = before && (lastKey ? [before[0], lastKey] : [before[0] + 1, '']);
  const people = await selectLeads(db, filter)
    .$call(inOrder(start, sql.ref('lead_since'), 'email_key'))
    .limit(limit + 1)
    .execute();
  const rows = await addContact(db, people.slice(0, limit));
  const last = people.length > limit ? rows.at(-1) : undefined;
  const next: Cursor | null = last ? [last.lead_since, last.id] : null;
  return { rows, next };
}

/** A list with the person who has this mail address, in any spelling. Empty if the person does not count as a lead. */
export async function findByEmail(context: CoreContext, email: string) {
  const { db } = context.store;
  const person = await personOfAddress(db, email);
  await recordView(db, context, { action: 'viewed', subject: person });
  const foundPeople = await selectLeads(db).where('email_key', '=', person).execute();
  return addContact(db, foundPeople);
}

async function addContact<Row extends Readonly<{ email_key: string }>>(db: Db, people: readonly Row[]) {
  const keys = people.map(({ email_key }) => email_key);
  const contacts = await readContacts(db, keys);
  const tasks = await readNextTasks(db, keys);
  return people.flatMap((row) => {
    const { submissionIds: [id] = [], ...contact } = contacts.get(row.email_key) ?? {};
    // Without a submission, the person was erased between the statements.
    return id ? [{ ...row, id, ...contact, nextTask: tasks.get(row.email_key) }] : [];
  });
}
