/** Subscribers: the latest ones, the number per state, and the growth. */
import { DAY } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import type { Db, SubscriberState } from '#server/store/schema.ts';

const PAGE_SIZE = 200;
const COLUMNS = [
  ...(['id', 'subscribers.email', 'state', 'submission_id', 'do_not_contact_at'] as const),
  ...(['requested_at', 'confirmed_at', 'unsubscribed_at'] as const),
];
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
  const foundRows = await db
    .selectFrom('subscribers')
    .leftJoin('people', 'people.email_key', 'subscribers.person')
    .select(COLUMNS)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'confirmed'))
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('requested_at', 'id'), '<', tuple(...(before ?? [0, '']))),
      ),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const subscribers = foundRows.slice(0, limit);
  const last = foundRows.length > limit ? subscribers.at(-1) : undefined;
  const next: [number, string] | null = last ? [last.requested_at, last.id] : null;
  return { subscribers, next };
}

export async function readSubscribers(db: Db, now: number) {
  const [rows, counts, weeks] = await Promise.all([readLatest(db), countByState(db), countGrowth(db, now)]);
  return { rows, counts, growth: weeks };
}

const readLatest = (db: Db) =>
  db
    .selectFrom('subscribers')
    .leftJoin('people', 'people.email_key', 'subscribers.person')
    .select(COLUMNS)
    .orderBy('requested_at', 'desc')
    .limit(PAGE_SIZE)
    .execute();

async function countByState(db: Db) {
  const counts = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return counts.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Confirmed and unsubscribed per week. One index range per week, since grouping would sort all rows. */
async function countGrowth(db: Db, now: number) {
  const countInWeek = async (column: 'confirmed_at' | 'unsubscribed_at', from: number) => {
    const row = await db
      .selectFrom('subscribers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '>=', from)
      .where(column, '<', from + WEEK)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const weeks: { from: number; joined: number; left: number }[] = [];
  for (let from = now - GROWTH_WEEKS * WEEK; from < now; from += WEEK)
    weeks.push({
      from,
      joined: await countInWeek('confirmed_at', from),
      left: await countInWeek('unsubscribed_at', from),
    });
  return weeks;
}
