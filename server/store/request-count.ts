/** Counts requests in the store; requests that arrive together share one statement. */
import { CompiledQuery } from 'kysely';
import { groupCommit } from './group-commit.ts';
import { isItemFault } from './item-fault.ts';
import { registerPrepared } from './prepared.ts';
import type { Db, Schema } from './schema.ts';

type CountableRequest = Readonly<{ key: string; windowMs: number }>;
/** Number of requests in this window, including this one, and the time until the window ends. */
export type CountedRequest = Readonly<{ count: number; remainingMs: number }>;

const MAX_REQUESTS = 500;
/** Clocks of servers differ slightly: a server with a slow clock must not restart the window. */
const CLOCK_SLACK_MS = 5_000;

/** SQL condition. A window that ends later than a new window is not open: it was written while the clock was ahead. */
const WINDOW_IS_OPEN = `rate_limits.ends_at > $4::bigint and rate_limits.ends_at <= excluded.ends_at + ${CLOCK_SLACK_MS}`;

const COUNT_REQUESTS = registerPrepared(`insert into rate_limits (key, count, ends_at)
  select * from unnest($1::text[], $2::bigint[], $3::bigint[])
  on conflict (key) do update set
    count = case when ${WINDOW_IS_OPEN} then rate_limits.count + excluded.count else excluded.count end,
    ends_at = case when ${WINDOW_IS_OPEN} then rate_limits.ends_at else excluded.ends_at end
  returning key, count, ends_at`);

/** For PostgreSQL: servers on SQLite do not share their store. */
export function createRequestCount(db: Db, clock: () => number) {
  return groupCommit<CountableRequest, CountedRequest>({
    maxItems: MAX_REQUESTS,
    isItemFault,
    async commit(requests) {
      const now = clock();
      const groups = Map.groupBy(requests, ({ key }) => key);
      // In the same order on every server, to avoid deadlocks.
      const keys = [...groups.keys()].sort();
      const { rows } = await db.executeQuery<Schema['rate_limits']>(
        CompiledQuery.raw(COUNT_REQUESTS, [
          keys,
          keys.map((key) => groups.get(key)?.length ?? 0),
          keys.map((key) => now + Math.max(...(groups.get(key) ?? []).map(({ windowMs }) => windowMs))),
          now,
        ]),
      );
      const rowsByKey = new Map(rows.map((row) => [row.key, row]));
      const positions = new Map<string, number>();
      return requests.map(({ key }) => {
        const position = (positions.get(key) ?? 0) + 1;
        positions.set(key, position);
        const { count, ends_at } = rowsByKey.get(key) ?? { count: 0, ends_at: now };
        const laterRequests = (groups.get(key)?.length ?? 0) - position;
        return { count: count - laterRequests, remainingMs: ends_at - now };
      });
    },
  });
}

/** Removes counts whose window is over. */
export async function deleteExpiredRateLimits(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
}
