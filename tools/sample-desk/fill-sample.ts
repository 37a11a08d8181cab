/** Fills an empty store with three months of sample data for the desk. */
import { DAY } from '#domain/timing.ts';
import { seededRandom } from '#drawing/current.ts';
import { derivedColumns } from '#server/store/derived-columns.ts';
import type { Store } from '#server/store/open-store.ts';
import { refreshAllPeople } from '#server/store/people.ts';
import {
  makeAuditEntries,
  makeBookings,
  makeDeliveries,
  makeNotes,
  makeSubscribers,
  makeTasks,
  makeTeamFields,
} from './follow-ups.ts';
import { makeInsight } from './insight.ts';
import { DAYS, makeSubmissions } from './submissions.ts';

/** Rows in one statement. */
const ROWS_PER_STATEMENT = 200;

/** `team` lists the desk users. The first one is signed in. */
export async function fillSample(
  { db }: Store,
  now: number,
  team: readonly string[],
  days: number = DAYS,
): Promise<void> {
  const random = seededRandom(7);
  const context = { team, now, random };
  const submissions = makeSubmissions(days, now, random);
  // Some people book a call without sending a form.
  const peopleWithoutForm = makeSubmissions(days, now, seededRandom(11))
    .filter(({ kind }, index) => kind !== 'newsletter' && index % 8 === 0)
    .map((submission) => ({ ...submission, status: 'qualified' as const }));
  const rows = {
    submissions: submissions.map(({ status: _, ...submission }) => ({
      ...submission,
      ...derivedColumns(submission),
    })),
    deliveries: makeDeliveries(submissions, context),
    subscribers: makeSubscribers(submissions, context),
    bookings: [
      ...makeBookings(submissions, context),
      ...makeBookings(peopleWithoutForm, { ...context, random: seededRandom(13) }),
    ],
    notes: makeNotes(submissions, context),
    tasks: makeTasks(submissions, context),
    audit_log: makeAuditEntries(submissions, context),
    insight: makeInsight(now, random),
  };
  for (const [table, tableRows] of Object.entries(rows))
    for (let start = 0; start < tableRows.length; start += ROWS_PER_STATEMENT)
      await db
        .insertInto(table as keyof typeof rows)
        .values(tableRows.slice(start, start + ROWS_PER_STATEMENT) as never)
        .execute();
  await db.transaction().execute(async (trx) => {
    for (const [person, fields] of makeTeamFields(submissions, context))
      await trx
        .insertInto('people')
        .values({ email_key: person, lead_since: null, quarantined_at: null, ...fields })
        .execute();
    await refreshAllPeople(trx);
  });
  const [signedInUser = ''] = team;
  // The last visit was two and a half days ago.
  await db
    .insertInto('desk_users')
    .values({ email: signedInUser, seen_at: now - 2.5 * DAY })
    .execute();
}
