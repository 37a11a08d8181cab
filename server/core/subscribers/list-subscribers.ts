/** Subscribers: the latest ones, the number per state, and the growth. */
import { sql } from 'kysely';
import { DAY } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import type { Db, SubscriberState } from '#server/store/schema.ts';

const PAGE_SIZE = 200;
const WEEK = 7 * DAY;
const GROWTH_WEEKS = 13;

export async function listSubscribers(context: CoreContext) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allSubscribers') });
  return readSubscribers(db, context.now);
}

type SubscriberPage = Readonly<{
  state?: SubscriberState | undefined;
  /** Cursor: the last row of the previous page. */
  before: [number, string] | null;
  limit: number;
}>;

/** By the time of the latest request, newest first, page by page. */
export async function readSubscriberPage(context: CoreContext, { state, before, limit }: SubscriberPage) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allSubscribers') });
  const foundRows = await selectLatest(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'confirmed'))
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('requested_at', 'id'), '<', tuple(...(before ?? [0, '']))),
      ),
    )
    .limit(limit + 1)
    .execute();
  const subscribers = foundRows.slice(0, limit);
  const last = foundRows.length > limit ? subscribers.at(-1) : undefined;
  const next: [number, string] | null = last ? [last.requested_at, last.id] : null;
  return { subscribers, next };
}

export async function readSubscribers(db: Db, now: number) {
  const [rows, counts, weeks] = await Promise.all([
    selectLatest(db).limit(PAGE_SIZE).execute(),
    countByState(db),
    countGrowth(db, now),
  ]);
  return { rows, counts, growth: weeks };
}

const selectLatest = (db: Db) =>
  db
    .selectFrom('subscribers')
    .leftJoin('people', 'people.email_key', 'subscribers.person')
    .select(['id', 'subscribers.email', 'state', 'submission_id', 'do_not_contact_at'])
    .select(['requested_at', 'confirmed_at', 'unsubscribed_at'])
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc');

async function countByState(db: Db) {
  const counts = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return counts.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Confirmed and unsubscribed per week, oldest first. */
async function countGrowth(db: Db, now: number) {
  const start = now - GROWTH_WEEKS * WEEK;
  const countByWeek = async (column: 'confirmed_at' | 'unsubscribed_at') => {
    const { rows } = await sql<{ week: number; count: number }>`
      select (${sql.ref(column)} - ${sql.lit(start)}) / ${sql.lit(WEEK)} as week, count(*) as count from subscribers
      where ${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${now} group by week`.execute(db);
    return new Map(rows.map(({ week, count }) => [Number(week), Number(count)]));
  };
  const joined = await countByWeek('confirmed_at');
  const left = await countByWeek('unsubscribed_at');
  return Array.from({ length: GROWTH_WEEKS }, (_, week) => ({
    from: start + week * WEEK,
    joined: joined.get(week) ?? 0,
    left: left.get(week) ?? 0,
  }));
}
