/** Subscribers: the latest ones, the number per state, and the growth. */
import { sql } from 'kysely';
import { DAY } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { inOrder, type Page, toPage } from '#server/core/paging.ts';
import type { Db, SubscriberState } from '#server/store/schema.ts';

const PAGE_SIZE = 200;
const WEEK = 7 * DAY;
const GROWTH_WEEKS = 13;

type SubscriberPage = Partial<Page> & Readonly<{ state?: SubscriberState | undefined }>;

/** By the time of the latest request, newest first. */
export async function readSubscriberPage(
  { store: { db }, ...context }: CoreContext,
  { state, before, limit = PAGE_SIZE }: SubscriberPage,
) {
  await recordView(db, context, { action: 'listed', detail: auditDetail('allSubscribers') });
  const subscribers = await db
    .selectFrom('subscribers')
    .leftJoin('people', 'people.email_key', 'subscribers.person')
    .select(['id', 'subscribers.email', 'state', 'submission_id', 'do_not_contact_at'])
    .select(['requested_at', 'confirmed_at', 'unsubscribed_at'])
    .where(({ and }) => and({ state }))
    .$call(inOrder(before, sql.ref('requested_at'), 'id'))
    .limit(limit + 1)
    .execute();
  return toPage(subscribers, limit, ({ requested_at, id }) => [requested_at, id]);
}

export async function listSubscribers(context: CoreContext) {
  const { store, now } = context;
  const { rows } = await readSubscriberPage(context, {});
  return { rows, counts: await countByState(store.db), growth: await countGrowth(store.db, now) };
}

const countByState = (db: Db) =>
  db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

async function countGrowth(db: Db, now: number) {
  const start = now - GROWTH_WEEKS * WEEK;
  const countByWeek = async (column: 'confirmed_at' | 'unsubscribed_at') => {
    const { rows } = await sql<{ week: number; count: number }>`
      select (${sql.ref(column)} - ${sql.lit(start)}) / ${sql.lit(WEEK)} as week, count(*) as count from subscribers
      where ${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${now} group by week`.execute(db);
    return new Map(rows.map(({ week, count }) => [week, count]));
  };
  const joined = await countByWeek('confirmed_at');
  const left = await countByWeek('unsubscribed_at');
  return Array.from({ length: GROWTH_WEEKS }, (_, week) => ({
    from: start + week * WEEK,
    joined: joined.get(week) ?? 0,
    left: left.get(week) ?? 0,
  }));
}
