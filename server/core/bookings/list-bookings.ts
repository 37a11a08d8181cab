/** Lists and searches bookings, and the calls of a day. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { DAY, MINUTE } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Cursor, formatCursor, inOrder, type Page, parseCursor, toPage } from '#server/core/paging.ts';
import { recordChanges } from '#server/core/people/change-people.ts';
import { withPerson } from '#server/core/people/find-person.ts';
import { matchesSearch } from '#server/core/people/people-query.ts';
import { findBookingSource } from '#server/events/create-events.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import { readFormsAndBookings } from '#server/store/people.ts';
import type { BookingStatus, CALL_OUTCOMES, Db, Schema } from '#server/store/schema.ts';

type BookingFilter = Partial<Page> &
  Readonly<{ person?: string; uid?: string; status?: BookingStatus | undefined; since?: number | undefined }>;
/** With the team's corrections of name, address and company. */
export type BookingWithSource = Awaited<ReturnType<typeof readBookings>>[number];

const PAGE_SIZE = 100;
/** A call whose end the provider did not tell is over after this time. */
const CALL_MS = 30 * MINUTE;
/** A call whose time the provider did not tell counts as one within the next month. */
export const UNKNOWN_START_MS = 30 * DAY;
const START = sql<number>`coalesce(bookings.start_at, bookings.created_at + ${sql.lit(UNKNOWN_START_MS)})`;
const END = sql<number>`coalesce(bookings.end_at, ${START} + ${sql.lit(CALL_MS)})`;

export async function readBookingPage(
  context: CoreContext,
  { limit = PAGE_SIZE, ...filter }: Omit<BookingFilter, 'person' | 'uid'>,
) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allBookings') });
  const bookings = await findBookings(db, { ...filter, limit: limit + 1 });
  return toPage(bookings, limit, ({ created_at, uid }) => [created_at, uid]);
}

export const readBooking = (context: CoreContext, uid: string): Promise<BookingWithSource | undefined> =>
  withPerson(context, uid, async (trx, person) => {
    const [booking] = await findBookings(trx, { person, uid });
    if (booking) await recordView(trx, context, { action: 'viewed', subject: person });
    return booking;
  });

/** Newest first, each with the source of the person. */
export function findBookings(db: Db, { person, uid, status, since = 0, before, limit }: BookingFilter) {
  const query = db
    .selectFrom('bookings')
    .where(({ and }) => and({ 'bookings.person': person, uid, 'bookings.status': status }))
    .where('bookings.created_at', '>=', since)
    .$call(inOrder(before, sql.ref('bookings.created_at'), 'bookings.uid'));
  return readBookings(db, limit === undefined ? query : query.limit(limit));
}

type Calls = Readonly<{
  /** Calls that are not over yet, the next one first; or those before, the latest first. */
  when: 'upcoming' | 'past';
  now: number;
  from?: number;
  until?: number;
  /** Only calls that are not cancelled, whose outcome is unknown, with people of these owners. Empty for nobody. */
  openOf?: readonly string[];
  after?: Cursor | undefined;
  limit: number;
}>;

export async function findCalls(
  db: Db,
  { when, now, from = 0, until = Number.MAX_SAFE_INTEGER, openOf, after, limit }: Calls,
) {
  const order = when === 'upcoming' ? 'asc' : 'desc';
  let query = db
    .selectFrom('bookings')
    .where(START, '>=', from)
    .where(START, '<', until)
    .where(END, when === 'upcoming' ? '>' : '<=', now)
    .$call(inOrder(after, START, 'bookings.uid', order))
    .limit(limit);
  if (openOf)
    query = query
      .where('bookings.status', '=', 'booked')
      .where('bookings.outcome', '=', '')
      .where('bookings.person', 'in', ({ selectFrom }) =>
        selectFrom('people').select('email_key').where('owner', 'in', openOf),
      );
  return (await readBookings(db, query)).map((booking) => ({
    ...booking,
    id: booking.uid,
    start: booking.start_at ?? booking.created_at + UNKNOWN_START_MS,
  }));
}

export async function listCalls(
  context: CoreContext,
  { when, after = '' }: Pick<Calls, 'when'> & Readonly<{ after?: string | undefined }>,
) {
  const { store, now } = context;
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('allBookings') });
  const page = { when, now, after: parseCursor(after), limit: PAGE_SIZE + 1 };
  const calls = await findCalls(store.db, page);
  const { rows, next } = toPage(calls, PAGE_SIZE, ({ start, id }) => [start, id]);
  return { rows, next: formatCursor(next) };
}

/** Number of people shown. More search words find the others. */
const MAX_SHOWN_PEOPLE = 5;

/** Finds people who only booked: they sent no form, so they are not on the list of people. */
export async function searchBookings(context: CoreContext, text: string) {
  const { store } = context;
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('allBookings') });
  const condition = matchesSearch(store, text);
  if (!condition) return { people: [], hasMore: false };
  const people = await store.db
    .selectFrom('people')
    .innerJoin('bookings', 'bookings.person', 'people.email_key')
    .select([
      sql<string>`coalesce(nullif(people.name, ''), bookings.name)`.as('name'),
      sql<string>`coalesce(nullif(people.email, ''), bookings.email)`.as('email'),
    ])
    .select(['uid as id', 'start_at', 'bookings.status'])
    .where('people.kinds', '=', '')
    .where(condition)
    .where(
      sql<boolean>`bookings.created_at =
        (select max(created_at) from bookings as other where other.person = people.email_key)`,
    )
    .orderBy('bookings.created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(MAX_SHOWN_PEOPLE + 1)
    .execute();
  return { people: people.slice(0, MAX_SHOWN_PEOPLE), hasMore: people.length > MAX_SHOWN_PEOPLE };
}

/** Records how a call went. Returns the ids of the changes; undefined if there is no such booking. */
export const setCallOutcome = (context: CoreContext, uid: string, outcome: (typeof CALL_OUTCOMES)[number]) =>
  withPerson(context, uid, async (trx, person) => {
    const [booking] = await findBookings(trx, { uid });
    if (!booking) return undefined;
    await trx.updateTable('bookings').set({ outcome }).where('uid', '=', uid).execute();
    const change = { person, field: 'call', task_id: uid, old_value: booking.outcome, new_value: outcome };
    return recordChanges(trx, context, [change]);
  });

/** Reads the selected bookings with the source, owner and corrected details of each person. */
async function readBookings(db: Db, query: SelectQueryBuilder<Schema, 'bookings', unknown>) {
  const bookings = await query
    .leftJoin('people', 'people.email_key', 'bookings.person')
    .selectAll('bookings')
    .select(['people.name as corrected_name', 'people.email as corrected_email', 'people.owner'])
    .select(['people.company as corrected_company', 'people.do_not_contact_at'])
    .execute();
  const people = [...new Set(bookings.map(({ person }) => person))];
  const itemsOf = await readFormsAndBookings(db, people);
  return bookings.map(
    ({ corrected_name, corrected_email, corrected_company, do_not_contact_at, owner, ...booking }) => {
      const { forms } = itemsOf(booking.person);
      return {
        ...booking,
        name: corrected_name || booking.name,
        email: corrected_email || booking.email,
        source: sourceOf(findBookingSource(booking, forms.toReversed())),
        company: corrected_company || (forms.find(({ company }) => company)?.company ?? ''),
        owner: owner ?? '',
        doNotContact: do_not_contact_at !== null,
      };
    },
  );
}
