/** What the operator asks about bookings. */
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
