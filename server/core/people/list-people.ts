/** People who count as leads, by the time of their first form that counts. */

import type { NotNull } from 'kysely';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Corrections, contactOf } from '#server/store/contact.ts';
import type { Db, PersonStatus } from '#server/store/schema.ts';
import { findPerson, personOfAddress } from './find-person.ts';
import { readNextTasks } from './list-leads.ts';

type PeopleFilter = Readonly<{
  status?: PersonStatus | undefined;
  source?: string | undefined;
  campaign?: string | undefined;
  owner?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
}>;
/**
 * Time and id of the last person of the previous page. The id is that of a submission, since a cursor must not contain an
 * address.
 */
type Cursor = [number, string];
type PeoplePage = Readonly<{ filter: PeopleFilter; before: Cursor | null; limit: number }>;

/** Excludes people who sent no form that counts, even if the team works with them. */
const selectCountedPeople = (db: Db) =>
  db
    .selectFrom('people')
    .selectAll()
    .where('lead_since', 'is not', null)
    .$narrowType<{ lead_since: NotNull }>();

/** Newest first, page by page. */
export async function readPeoplePage(context: CoreContext, { filter, before, limit }: PeoplePage) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allPeople') });
  const [time, id] = before ?? [];
  const lastKey = id === undefined ? undefined : await findPerson(db, id);
  const foundPeople = await selectCountedPeople(db)
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? 'new'))
    .$if(filter.source !== undefined, (query) => query.where('source', '=', filter.source ?? ''))
    .$if(filter.campaign !== undefined, (query) => query.where('campaign', '=', filter.campaign ?? ''))
    .$if(filter.owner !== undefined, (query) => query.where('owner', '=', filter.owner ?? ''))
    .$if(filter.since !== undefined, (query) => query.where('lead_since', '>=', filter.since ?? 0))
    .$if(filter.until !== undefined, (query) => query.where('lead_since', '<', filter.until ?? 0))
    .$if(time !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        lastKey === undefined
          ? // The last person was erased meanwhile. Repeat people with the same time, so that none is skipped.
            eb('lead_since', '<=', time ?? 0)
          : eb(refTuple('lead_since', 'email_key'), '<', tuple(time ?? 0, lastKey)),
      ),
    )
    .orderBy('lead_since', 'desc')
    .orderBy('email_key', 'desc')
    .limit(limit + 1)
    .execute();
  const people = await addContact(db, foundPeople.slice(0, limit));
  const lastPerson = foundPeople.length > limit ? people.at(-1) : undefined;
  const next: Cursor | null = lastPerson ? [lastPerson.lead_since, lastPerson.id] : null;
  return { people, next };
}

/** A list with the person who has this mail address, in any spelling. Empty if the person does not count as a lead. */
export async function findByEmail(context: CoreContext, email: string) {
  const { db } = context.store;
  const person = await personOfAddress(db, email);
  await recordView(db, context, { action: 'viewed', subject: person });
  const foundPeople = await selectCountedPeople(db).where('email_key', '=', person).execute();
  return addContact(db, foundPeople);
}

/** Adds the contact details. */
async function addContact<Row extends Corrections>(db: Db, people: readonly Row[]) {
  if (people.length === 0) return [];
  const keys = people.map(({ email_key }) => email_key);
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'person', 'email', 'first_name', 'last_name', 'company', 'phone'])
    .where('person', 'in', keys)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const submissionsByPerson = Map.groupBy(submissions, ({ person }) => person);
  const tasks = await readNextTasks(db, keys);
  return people.flatMap((row) => {
    const personSubmissions = submissionsByPerson.get(row.email_key) ?? [];
    const [latestSubmission] = personSubmissions;
    // The person was erased between the two statements.
    if (!latestSubmission) return [];
    const nextTask = tasks.get(row.email_key);
    return { ...row, id: latestSubmission.id, nextTask, ...contactOf(row, personSubmissions) };
  });
}
