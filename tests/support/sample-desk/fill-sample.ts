/** Fills an empty store with a made-up quarter, so that the desk can be looked at. */
import { seededRandom } from '#drawing/current.ts';
import { leadFacets } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import { fillPeople } from '#server/store/people.ts';
import { makeAccess, makeBookings, makeDeliveries, makeNotes, makeSubscribers } from './follow-ups.ts';
import { makeInsight } from './insight.ts';
import { DAYS, makeLeads } from './leads.ts';

/** Rows in one statement. */
const CHUNK = 200;

/** `team` is who works at the desk. */
export async function fillSample(
  { db }: Store,
  now: number,
  team: string,
  days: number = DAYS,
): Promise<void> {
  const random = seededRandom(7);
  const leads = makeLeads(days, now, random);
  // Some book a call without ever sending a form.
  const strangers = makeLeads(days, now, seededRandom(11))
    .filter(({ kind }, index) => kind !== 'newsletter' && index % 8 === 0)
    .map((lead) => ({ ...lead, status: 'qualified' as const }));
  const rows = {
    leads: leads.map((lead) => ({ ...lead, ...leadFacets(lead) })),
    deliveries: makeDeliveries(leads, random),
    subscribers: makeSubscribers(leads, now, random),
    bookings: [...makeBookings(leads, now, random), ...makeBookings(strangers, now, seededRandom(13))],
    notes: makeNotes(leads, team, random),
    desk_access: makeAccess(leads, { team, now, random }),
    insight: makeInsight(now, random),
  };
  for (const [table, all] of Object.entries(rows))
    for (let start = 0; start < all.length; start += CHUNK)
      await db
        .insertInto(table as keyof typeof rows)
        .values(all.slice(start, start + CHUNK) as never)
        .execute();
  await fillPeople(db);
}
