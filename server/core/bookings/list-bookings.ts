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
export async function findBookings(
  db: Db,
  { since, before, limit, ...filter }: BookingFilter,
): Promise<BookingWithSource[]> {
  let query = db.selectFrom('bookings').orderBy('bookings.created_at', 'desc').orderBy('bookings.uid');
  for (const column of ['person', 'uid', 'status'] as const) {
    const value = filter[column];
    if (value !== undefined) query = query.where(`bookings.${column}`, '=', value);
  }
  if (since !== undefined) query = query.where('bookings.created_at', '>=', since);
  if (before)
    query = query.where(({ eb, and, or }) =>
      or([
        eb('bookings.created_at', '<', before.created_at),
        and([eb('bookings.created_at', '=', before.created_at), eb('bookings.uid', '>', before.uid)]),
      ]),
    );
  if (limit !== undefined) query = query.limit(limit);
  const bookings = await query
    .leftJoin('people', 'people.email_key', 'bookings.person')
    .selectAll('bookings')
    .select(['people.name as corrected_name', 'people.email as corrected_email'])
    .select(['people.company as corrected_company', 'people.do_not_contact_at'])
    .execute();
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('person', 'in', query.select('bookings.person'))
    .orderBy('created_at')
    .execute();
  const submissionsOf = Map.groupBy(submissions, ({ person }) => person);
  return bookings.map(
    ({ corrected_name, corrected_email, corrected_company, do_not_contact_at, ...booking }) => {
      const ownSubmissions = submissionsOf.get(booking.person) ?? [];
      return {
        ...booking,
        name: corrected_name || booking.name,
        email: corrected_email || booking.email,
        source: sourceOf(findBookingSource(booking, ownSubmissions)),
        company: corrected_company || (ownSubmissions.findLast(({ company }) => company)?.company ?? ''),
        doNotContact: do_not_contact_at !== null,
      };
    },
  );
}
