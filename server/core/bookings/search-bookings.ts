/** Finds people who only booked: they sent no form, so they are not on the list of people. */
import { sql } from 'kysely';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { matchesSearch } from '#server/core/people/people-query.ts';
import type { Store } from '#server/store/open-store.ts';

/** Number of people shown. More search words find the others. */
const MAX_SHOWN_PEOPLE = 5;

export async function searchBookings(context: CoreContext, text: string) {
  await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('allBookings') });
  return findPeopleWithBookings(context.store, text);
}

export async function findPeopleWithBookings(store: Store, text: string) {
  const condition = matchesSearch(store, text);
  if (!condition) return { people: [], hasMore: false };
  const rows = await store.db
    .selectFrom('people')
    .innerJoin('bookings', 'bookings.person', 'people.email_key')
    .select([
      'uid as id',
      'bookings.person',
      sql<string>`coalesce(nullif(people.name, ''), bookings.name)`.as('name'),
      sql<string>`coalesce(nullif(people.email, ''), bookings.email)`.as('email'),
      'start_at',
      'bookings.status',
    ])
    .where('people.kinds', '=', '')
    .where(condition)
    .where(
      'bookings.created_at',
      '=',
      sql<number>`(select max(created_at) from bookings as other where other.person = people.email_key)`,
    )
    .orderBy('bookings.created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(MAX_SHOWN_PEOPLE + 1)
    .execute();
  return {
    people: rows.slice(0, MAX_SHOWN_PEOPLE).map(({ person: _, ...row }) => row),
    hasMore: rows.length > MAX_SHOWN_PEOPLE,
  };
}
