/** The list of subscribers: the latest, how many of each state, and how their number grew. */
import { sql } from 'kysely';
import type { Db } from '#server/store/schema.ts';

const SHOWN = 200;
const WEEK = 7 * 86_400_000;
const WEEKS = 13;

export async function readSubscribers(db: Db, now: number) {
  const counts = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const rows = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'state', 'lead_id', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
    .orderBy('requested_at', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    rows,
    counts: counts.map((row) => ({ ...row, count: Number(row.count) })),
    growth: await growth(db, now),
  };
}

/** Confirmed and gone, week by week. */
async function growth(db: Db, now: number) {
  const since = now - WEEKS * WEEK;
  const weekly = async (column: 'confirmed_at' | 'unsubscribed_at') => {
    const week = sql<number>`(${sql.ref(column)} - ${sql.lit(since)}) / ${sql.lit(WEEK)}`;
    const rows = await db
      .selectFrom('subscribers')
      .select(({ fn }) => [week.as('week'), fn.countAll<number>().as('count')])
      .where(column, '>=', since)
      .groupBy(week)
      .execute();
    return new Map(rows.map((row) => [Math.floor(Number(row.week)), Number(row.count)]));
  };
  const [joined, left] = [await weekly('confirmed_at'), await weekly('unsubscribed_at')];
  return Array.from({ length: WEEKS }, (_, week) => ({
    from: since + week * WEEK,
    joined: joined.get(week) ?? 0,
    left: left.get(week) ?? 0,
  }));
}
