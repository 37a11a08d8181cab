/** Fills an empty store with three months of sample data for the desk. */
import { DAY } from '#domain/durations.ts';
import { seededRandom } from '#drawing/current.ts';
import { refreshAllOrders } from '#server/store/call-order.ts';
import { leadFacets } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import { fillPeople, updatePeople } from '#server/store/people.ts';
import {
  makeAuditEntries,
  makeBookings,
  makeDeliveries,
  makeNotes,
  makeSubscribers,
  makeTeamFields,
} from './follow-ups.ts';
import { makeInsight } from './insight.ts';
import { DAYS, makeLeads } from './leads.ts';

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
  const leads = makeLeads(days, now, random);
  // Some people book a call without sending a form.
  const peopleWithoutForm = makeLeads(days, now, seededRandom(11))
    .filter(({ kind }, index) => kind !== 'newsletter' && index % 8 === 0)
    .map((lead) => ({ ...lead, status: 'qualified' as const }));
  const rows = {
    leads: leads.map((lead) => ({ ...lead, ...leadFacets(lead) })),
    deliveries: makeDeliveries(leads, random),
    subscribers: makeSubscribers(leads, now, random),
    bookings: [
      ...makeBookings(leads, now, random),
      ...makeBookings(peopleWithoutForm, now, seededRandom(13)),
    ],
    notes: makeNotes(leads, team, random),
    desk_access: makeAuditEntries(leads, { team, now, random }),
    insight: makeInsight(now, random),
  };
  for (const [table, tableRows] of Object.entries(rows))
    for (let start = 0; start < tableRows.length; start += ROWS_PER_STATEMENT)
      await db
        .insertInto(table as keyof typeof rows)
        .values(tableRows.slice(start, start + ROWS_PER_STATEMENT) as never)
        .execute();
  await fillPeople(db);
  await db.transaction().execute(async (trx) => {
    for (const [person, fields] of makeTeamFields(leads, { team, now, random }))
      await updatePeople(trx, [person], fields);
    await refreshAllOrders(trx);
  });
  const [signedInUser = ''] = team;
  // The last visit was two and a half days ago.
  await db
    .insertInto('desk_users')
    .values({ email: signedInUser, seen_at: now - 2.5 * DAY })
    .execute();
}
