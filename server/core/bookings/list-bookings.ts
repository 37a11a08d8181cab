/** Bookings as lists show them. */
import { deskAccess } from '#content/desk.ts';
import { recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { sourceOfBooking } from '#server/events/booking-events.ts';
import { sourceOf } from '#server/store/lead-facets.ts';
import type { Booking, Db, Lead } from '#server/store/schema.ts';

export type BookingWithSource = Booking & Readonly<{ source: string; company: string }>;
type BookingFilter = Readonly<{
  since?: number;
  limit?: number;
  person?: string;
  /** Those that come after this one in the list. */
  before?: Pick<Booking, 'created_at' | 'uid'>;
}>;

const PAGE = 100;

/** Newest first, page by page. `before` is the `next` of the page before. */
export async function listBookings(context: CoreContext, before: string | undefined) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: deskAccess.details.allBookings });
  const [, at = '', uid = ''] = /^(\d{1,15})_(.+)$/s.exec(before ?? '') ?? [];
  const found = await findBookings(db, {
    limit: PAGE + 1,
    ...(at && { before: { created_at: Number(at), uid } }),
  });
  const rows = found
    .slice(0, PAGE)
    .map(({ uid: id, email, name, company, start_at, status, source, created_at }) => ({
      id,
      email,
      name,
      company,
      start_at,
      status,
      source,
      created_at,
    }));
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.created_at}_${last.id}` : null };
}

/** The newest, each with where the person came from. */
export async function latestBookings(context: CoreContext, filter: Pick<BookingFilter, 'since' | 'limit'>) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: deskAccess.details.allBookings });
  return findBookings(db, filter);
}

/** Newest first, each with where the person came from. */
export async function findBookings(db: Db, filter: BookingFilter): Promise<BookingWithSource[]> {
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .$if(filter.person !== undefined, (query) => query.where('person', '=', filter.person ?? ''))
    .$if(filter.since !== undefined, (query) => query.where('created_at', '>=', filter.since ?? 0))
    .$if(filter.before !== undefined, (query) =>
      query.where((eb) => {
        const { created_at, uid } = filter.before ?? { created_at: 0, uid: '' };
        return eb.or([
          eb('created_at', '<', created_at),
          eb.and([eb('created_at', '=', created_at), eb('uid', '>', uid)]),
        ]);
      }),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .$if(filter.limit !== undefined, (query) => query.limit(filter.limit ?? 0))
    .execute();
  const leads = await leadsByPerson(db, bookings);
  return bookings.map(({ words: _, ...booking }) => {
    const own = leads.get(booking.person) ?? [];
    return {
      ...booking,
      source: sourceOf(sourceOfBooking(booking, own)),
      company: own.findLast(({ company }) => company)?.company ?? '',
    };
  });
}

/** Values in one statement, far below the limits of both stores. */
const CHUNK = 1_000;

async function leadsByPerson(db: Db, bookings: readonly Booking[]): Promise<Map<string, Lead[]>> {
  const people = [...new Set(bookings.map(({ person }) => person))];
  const leads: Lead[] = [];
  for (let start = 0; start < people.length; start += CHUNK) {
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('person', 'in', people.slice(start, start + CHUNK))
      .orderBy('created_at')
      .execute();
    leads.push(...rows);
  }
  return Map.groupBy(leads, ({ person }) => person);
}
