/** Searches bookings for people without a matching lead: they only booked, or booked under another name. */
import { sql } from 'kysely';
import { emailKeyOf } from '#domain/email.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { splitSearch } from '#server/core/leads/search-leads.ts';
import type { Store } from '#server/store/open-store.ts';
import { containsAll } from '#server/store/search-index.ts';

/** Number of people shown and number of newest matches to choose them from. More search words find the others. */
const MAX_SHOWN_PEOPLE = 5;
const MAX_SCANNED_BOOKINGS = 500;

export async function searchBookings(context: CoreContext, text: string) {
  await recordView(context.store.db, context, {
    action: 'listed',
    detail: auditDetail('allBookings'),
  });
  return findPeopleWithBookings(context.store, text);
}

export async function findPeopleWithBookings({ db, dialect }: Store, text: string) {
  const searchTerms = splitSearch(text);
  if (searchTerms.length === 0) return { people: [], hasMore: false };
  const matchesWords = (table: 'bookings' | 'leads') => containsAll(dialect, `${table}.words`, searchTerms);
  const address = text.trim();
  const newestMatches = db
    .selectFrom('bookings')
    .select(['uid', 'person', 'created_at'])
    // A complete mail address identifies one person. The index of persons finds it.
    .where(
      address.includes('@')
        ? sql<boolean>`bookings.person = ${emailKeyOf(address)}`
        : matchesWords('bookings'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(MAX_SCANNED_BOOKINGS);
  const matchingBookings = await db
    .selectFrom(newestMatches.as('nearest'))
    .select(['nearest.uid', 'nearest.person'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leads')
            .select('leads.id')
            .whereRef('leads.person', '=', 'nearest.person')
            .where(matchesWords('leads')),
        ),
      ),
    )
    .orderBy('nearest.created_at', 'desc')
    .orderBy('nearest.uid', 'desc')
    .execute();
  const newestByPerson = [...Map.groupBy(matchingBookings, ({ person }) => person).values()].flatMap(
    ([first]) => first ?? [],
  );
  const uids = newestByPerson.slice(0, MAX_SHOWN_PEOPLE).map(({ uid }) => uid);
  if (uids.length === 0) return { people: [], hasMore: false };
  const people = await db
    .selectFrom('bookings')
    .select(['uid as id', 'name', 'email', 'start_at', 'status'])
    .where('uid', 'in', uids)
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .execute();
  return { people, hasMore: newestByPerson.length > MAX_SHOWN_PEOPLE };
}
