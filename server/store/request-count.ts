/** Counts requests in the store. For PostgreSQL: servers on SQLite do not share their store. */
import { sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Number of requests in this window, including this one, and the time until the window ends. */
export type CountedRequest = Readonly<{ count: number; remainingMs: number }>;

/** Clocks of servers differ slightly: a server with a slow clock must not restart the window. */
const CLOCK_SLACK_MS = 5_000;

export function createRequestCount(db: Db, clock: () => number) {
  return async ({ key, windowMs }: Readonly<{ key: string; windowMs: number }>): Promise<CountedRequest> => {
    const now = clock();
    // A window that ends later than a new window is not open: it was written while the clock was ahead.
    const isOpen = sql`rate_limits.ends_at > ${now} and rate_limits.ends_at <= excluded.ends_at + ${sql.lit(CLOCK_SLACK_MS)}`;
    const { rows } = await sql<Schema['rate_limits']>`insert into rate_limits (key, count, ends_at)
      values (${key}, 1, ${now + windowMs})
      on conflict (key) do update set count = case when ${isOpen} then rate_limits.count + 1 else 1 end,
        ends_at = case when ${isOpen} then rate_limits.ends_at else excluded.ends_at end
      returning key, count, ends_at`.execute(db);
    const { count = 1, ends_at = now } = rows[0] ?? {};
    return { count, remainingMs: ends_at - now };
  };
}

export async function deleteExpiredRateLimits(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
}
