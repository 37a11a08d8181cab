/** Lists bookings. */
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { withPerson } from '#server/core/people/find-person.ts';
import { findBookingSource } from '#server/events/booking-events.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type { Booking, BookingStatus, Db } from '#server/store/schema.ts';

/** With the team's corrections of name, address and company. */
export type BookingWithSource = Booking &
  Readonly<{ source: string; company: string; doNotContact: boolean }>;
type BookingFilter = Readonly<{
  since?: number;
  limit?: number;
  person?: string;
  uid?: string;
  status?: BookingStatus;
  /** Cursor: the last row of the previous page. */
  before?: Pick<Booking, 'created_at' | 'uid'>;
}>;

const PAGE_SIZE = 100;

type BookingPage = Readonly<{ before?: string | undefined; limit?: number }> &
  Pick<BookingFilter, 'since' | 'status'>;

/** Newest first. `before` is the `next` of the previous page. */
export async function readBookingPage(
  context: CoreContext,
  { before, limit = PAGE_SIZE, ...filter }: BookingPage,
): Promise<{ bookings: BookingWithSource[]; next: string | null }> {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allBookings') });
  const [, at = '', uid = ''] = /^(\d{1,15})_(.+)$/s.exec(before ?? '') ?? [];
  const foundBookings = await findBookings(db, {
    ...filter,
    limit: limit + 1,
    ...(at && { before: { created_at: Number(at), uid } }),
  });
  const bookings = foundBookings.slice(0, limit);
  const last = foundBookings.length > limit ? bookings.at(-1) : undefined;
  return { bookings, next: last ? `${last.created_at}_${last.uid}` : null };
}

/** Lists bookings with the fields that the desk shows. */
export async function listBookings(context: CoreContext, before: string | undefined) {
  const { bookings, next } = await readBookingPage(context, { before });
  const rows = bookings.map(
    ({ uid: id, email, name, company, start_at, status, source, created_at, doNotContact }) => ({
      id,
      email,
      name,
      company,
      start_at,
      status,
      source,
      created_at,
      doNotContact,
    }),
  );
  return { rows, next };
}

export const readBooking = (context: CoreContext, uid: string): Promise<BookingWithSource | undefined> =>
  withPerson(context, uid, async (trx, person) => {
    const [booking] = await findBookings(trx, { person, uid });
    if (booking) await recordView(trx, context, { action: 'viewed', subject: person });
    return booking;
  });

/** The newest bookings, each with the source of the person. */
export async function readLatestBookings(
  context: CoreContext,
  filter: Pick<BookingFilter, 'since' | 'limit'>,
) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allBookings') });
  return findBookings(db, filter);
}

/** Newest first, each with the source of the person. */
export async function findBookings(db: Db, filter: BookingFilter): Promise<BookingWithSource[]> {
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .$if(filter.person !== undefined, (query) => query.where('person', '=', filter.person ?? ''))
    .$if(filter.uid !== undefined, (query) => query.where('uid', '=', filter.uid ?? ''))
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? 'booked'))
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
  const keys = [...new Set(bookings.map(({ person }) => person))];
  const submissions = Map.groupBy(
    await readInChunks(keys, (people) =>
      db.selectFrom('submissions').selectAll().where('person', 'in', people).orderBy('created_at').execute(),
    ),
    ({ person }) => person,
  );
  const people = await readInChunks(keys, (chunk) =>
    db
      .selectFrom('people')
      .select(['email_key', 'name', 'email', 'company', 'do_not_contact_at'])
      .where('email_key', 'in', chunk)
      .execute(),
  );
  const peopleByKey = new Map(people.map((person) => [person.email_key, person]));
  return bookings.map((booking) => {
    const personSubmissions = submissions.get(booking.person) ?? [];
    const person = peopleByKey.get(booking.person);
    return {
      ...booking,
      name: person?.name || booking.name,
      email: person?.email || booking.email,
      source: sourceOf(findBookingSource(booking, personSubmissions)),
      company: person?.company || (personSubmissions.findLast(({ company }) => company)?.company ?? ''),
      doNotContact: (person?.do_not_contact_at ?? null) !== null,
    };
  });
}

/** Values per statement, far below the limits of both databases. */
const CHUNK_SIZE = 1_000;

async function readInChunks<Row>(
  keys: readonly string[],
  read: (chunk: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += CHUNK_SIZE)
    rows.push(...(await read(keys.slice(start, start + CHUNK_SIZE))));
  return rows;
}
