/** Lists bookings, and the calls of a day. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { DAY, MINUTE } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { recordChanges } from '#server/core/people/change-people.ts';
import { withPerson } from '#server/core/people/find-person.ts';
import { findBookingSource } from '#server/events/booking-events.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type { Booking, BookingStatus, CALL_OUTCOMES, Db, Schema } from '#server/store/schema.ts';

/** With the team's corrections of name, address and company. */
export type BookingWithSource = Booking &
  Readonly<{ source: string; company: string; owner: string; doNotContact: boolean }>;
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
/** A call counts as over so long after its start. */
export const CALL_MS = 30 * MINUTE;

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

/** A call whose time the provider did not tell counts as one within the next month. */
const UNKNOWN_START_MS = 30 * DAY;
const START = sql<number>`coalesce(bookings.start_at, bookings.created_at + ${sql.lit(UNKNOWN_START_MS)})`;

type Calls = Readonly<{
  from?: number;
  until?: number;
  /** Only calls that are not cancelled and whose outcome is unknown. */
  isOpen?: boolean;
  /** Only calls with people of these owners. Empty for nobody. */
  owners?: readonly string[];
  order: 'asc' | 'desc';
  /** Cursor: the last row of the previous page. */
  after?: readonly [number, string] | undefined;
  limit: number;
}>;

/** Calls in the order of their time. */
export async function findCalls(db: Db, { from, until, isOpen, owners, order, after, limit }: Calls) {
  let query = db.selectFrom('bookings').orderBy(START, order).orderBy('bookings.uid', order).limit(limit);
  if (from !== undefined) query = query.where(START, '>=', from);
  if (until !== undefined) query = query.where(START, '<', until);
  if (isOpen) query = query.where('bookings.status', '=', 'booked').where('bookings.outcome', '=', '');
  if (owners)
    query = query.where('bookings.person', 'in', ({ selectFrom }) =>
      selectFrom('people').select('email_key').where('owner', 'in', owners),
    );
  if (after)
    query = query.where(
      sql<boolean>`(${START}, bookings.uid) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(after)})`,
    );
  return (await readBookings(db, query)).map((booking) => ({
    id: booking.uid,
    email: booking.email,
    name: booking.name,
    company: booking.company,
    owner: booking.owner,
    start_at: booking.start_at,
    status: booking.status,
    outcome: booking.outcome,
    link: booking.link,
    source: booking.source,
    created_at: booking.created_at,
    doNotContact: booking.doNotContact,
    start: booking.start_at ?? booking.created_at + UNKNOWN_START_MS,
  }));
}

/** Calls that are not over yet, the next one first; or those before, the latest first. */
export async function listCalls(
  context: CoreContext,
  { when, after }: Readonly<{ when: 'upcoming' | 'past'; after?: string | undefined }>,
) {
  const { store, now } = context;
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('allBookings') });
  const [, at, uid = ''] = /^(\d{1,15})_(.+)$/s.exec(after ?? '') ?? [];
  const calls = await findCalls(store.db, {
    ...(when === 'upcoming'
      ? { from: now - CALL_MS, order: 'asc' }
      : { until: now - CALL_MS, order: 'desc' }),
    after: at === undefined ? undefined : [Number(at), uid],
    limit: PAGE_SIZE + 1,
  });
  const rows = calls.slice(0, PAGE_SIZE);
  const last = calls.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.start}_${last.id}` : null };
}

/** Records how a call went. Undefined if there is no such booking. */
export const setCallOutcome = (
  context: CoreContext,
  uid: string,
  outcome: (typeof CALL_OUTCOMES)[number],
): Promise<true | undefined> =>
  withPerson(context, uid, async (trx, person) => {
    const booking = await trx
      .selectFrom('bookings')
      .select('outcome')
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (!booking) return undefined;
    await trx.updateTable('bookings').set({ outcome }).where('uid', '=', uid).execute();
    const change = { person, field: 'call', task_id: '', old_value: booking.outcome, new_value: outcome };
    await recordChanges(trx, context, [change]);
    return true;
  });

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
export function findBookings(
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
  return readBookings(db, query);
}

/** Reads the selected bookings with the source, owner and corrected details of each person. */
async function readBookings(
  db: Db,
  query: SelectQueryBuilder<Schema, 'bookings', unknown>,
): Promise<BookingWithSource[]> {
  const bookings = await query
    .leftJoin('people', 'people.email_key', 'bookings.person')
    .selectAll('bookings')
    .select(['people.name as corrected_name', 'people.email as corrected_email', 'people.owner'])
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
    ({ corrected_name, corrected_email, corrected_company, do_not_contact_at, owner, ...booking }) => {
      const ownSubmissions = submissionsOf.get(booking.person) ?? [];
      return {
        ...booking,
        name: corrected_name || booking.name,
        email: corrected_email || booking.email,
        source: sourceOf(findBookingSource(booking, ownSubmissions)),
        company: corrected_company || (ownSubmissions.findLast(({ company }) => company)?.company ?? ''),
        owner: owner ?? '',
        doNotContact: do_not_contact_at !== null,
      };
    },
  );
}
