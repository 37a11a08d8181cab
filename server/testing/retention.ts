/** Runs retention as a worker would over a day: record, confirm, erase. */
import { DAY } from '#domain/timing.ts';
import { confirmPlan } from '#server/core/retention/plan.ts';
import { createRetention } from '#server/core/retention/retention.ts';
import type { Announce } from '#server/events/announce.ts';
import type { Store } from '#server/store/open-store.ts';
import { silent } from './stores.ts';

type Options = Readonly<{ days: number; now: number; dataDir: string; announce: Announce }>;

/** Erases what is older than `days` at the time `now`. */
export async function eraseExpired(store: Store, { now, ...options }: Options): Promise<void> {
  let time = now;
  const retention = createRetention(store, { ...options, clock: () => time, log: silent });
  const run = async () => {
    while (await retention.step());
  };
  await run();
  await confirmPlan(store.db, now);
  time += DAY;
  await run();
}
