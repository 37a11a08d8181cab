/** A running worker pool: claims due deliveries of its target, up to its concurrency. */
import type { Store } from '#server/store/open-store.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import type { Execute } from './execute.ts';
import { kindsFor } from './kinds.ts';
import { claim } from './queue.ts';
import type { TargetPolicy, WorkerPool } from './targets.ts';

/** One in this many claims of a kind starts with retries. */
export const RETRIES_FIRST_EVERY = 4;

type PoolDeps = Readonly<{
  store: Store;
  owner: string;
  clock: () => number;
  monotonicNow: () => number;
  execute: Execute;
  /** Called when a slot of the pool is free again. */
  onDone(): void;
}>;

export type RunningPool = Readonly<{
  /** Claims and starts as many due deliveries as the pool has free slots. Returns the started deliveries. */
  claimDue(): Promise<Promise<void>[]>;
  /** Deliveries in progress, by id. */
  running: ReadonlyMap<string, Promise<void>>;
  breaker(): Readonly<{ target: string; state: BreakerState }>;
  tryNow(): void;
}>;

export function createPool(
  { name, target, receiver }: WorkerPool,
  { concurrency, deadlineMs }: TargetPolicy,
  { store, owner, clock, monotonicNow, execute, onDone }: PoolDeps,
): RunningPool {
  const kinds = [...kindsFor(target)];
  const breaker = createBreaker();
  const running = new Map<string, Promise<void>>();
  let claimCount = 0;

  return {
    async claimDue() {
      const maxRunning = { closed: concurrency, 'half-open': 1, open: 0 }[breaker.state(monotonicNow())];
      const started: Promise<void>[] = [];
      // Rotate the first kind, so that many deliveries of one kind do not block the others.
      kinds.push(...kinds.splice(0, 1));
      // Count rounds over all kinds, so that the retries of each kind get their turn.
      const startsWithRetries =
        Math.floor(claimCount / kinds.length) % RETRIES_FIRST_EVERY === RETRIES_FIRST_EVERY - 1;
      claimCount += 1;
      for (const kind of kinds) {
        const limit = maxRunning - running.size;
        if (limit <= 0) break;
        const claimedDeliveries = await claim(store, {
          owner,
          kind,
          receiver,
          now: clock(),
          limit,
          startsWithRetries,
        });
        for (const delivery of claimedDeliveries) {
          const work = execute(delivery, { deadlineMs, breaker }).finally(() => {
            running.delete(delivery.id);
            onDone();
          });
          running.set(delivery.id, work);
          started.push(work);
        }
      }
      return started;
    },
    running,
    breaker: () => ({ target: name, state: breaker.state(monotonicNow()) }),
    tryNow: () => breaker.tryNow(monotonicNow()),
  };
}
