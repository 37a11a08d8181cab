/** Counts requests in the store; requests that arrive together share one statement. */
import { groupCommit } from './group-commit.ts';
import { isItemFault } from './item-fault.ts';
import type { Db } from './schema.ts';

type Request = Readonly<{ key: string; windowMs: number }>;
/** Number of requests in this window, including this one, and the rest of the window. */
export type CountedRequest = Readonly<{ count: number; leftMs: number }>;

const MAX_REQUESTS = 500;
/** Clocks of servers differ slightly: a slow one must not restart the window. */
const CLOCK_SLACK_MS = 5_000;

export function createRequestCount(db: Db, clock: () => number) {
  return groupCommit<Request, CountedRequest>({
    maxItems: MAX_REQUESTS,
    isItemFault,
    async commit(requests) {
      const now = clock();
      const groups = Map.groupBy(requests, ({ key }) => key);
      const rows = await db
        .insertInto('rate_limits')
        .values(
          [...groups]
            // In the same order on every server, to avoid deadlocks.
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, group]) => ({
              key,
              count: group.length,
              ends_at: now + Math.max(...group.map(({ windowMs }) => windowMs)),
            })),
        )
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            // A window that ends later than a new one was written while the clock was ahead.
            const runs = eb.and([
              eb('rate_limits.ends_at', '>', now),
              eb('rate_limits.ends_at', '<=', eb('excluded.ends_at', '+', CLOCK_SLACK_MS)),
            ]);
            const added = eb('rate_limits.count', '+', eb.ref('excluded.count'));
            return {
              count: eb.case().when(runs).then(added).else(eb.ref('excluded.count')).end(),
              ends_at: eb
                .case()
                .when(runs)
                .then(eb.ref('rate_limits.ends_at'))
                .else(eb.ref('excluded.ends_at'))
                .end(),
            };
          }),
        )
        .returningAll()
        .execute();
      const counted = new Map(rows.map((row) => [row.key, row]));
      const seen = new Map<string, number>();
      return requests.map(({ key }) => {
        const place = (seen.get(key) ?? 0) + 1;
        seen.set(key, place);
        const { count, ends_at } = counted.get(key) ?? { count: 0, ends_at: now };
        const later = (groups.get(key)?.length ?? 0) - place;
        return { count: count - later, leftMs: ends_at - now };
      });
    },
  });
}

/** Removes counts whose window is over. */
export async function deleteExpiredRateLimits(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
}
