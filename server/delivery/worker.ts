/** Sends the deliveries of the outbox, inside the server or in a separate process. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorNote } from '#server/errors.ts';
import { deleteExpiredRateLimits } from '#server/store/request-count.ts';
import { repairFutureTimes, watchClockJumps } from './clock-jump.ts';
import { createPool, type SendingDeps } from './pool.ts';
import { createLeaseWatch, RENEWAL_MS, renew } from './queue.ts';
import { TARGETS, type TargetPolicy, type WorkerPool } from './targets.ts';

const WORKER_TIMING = {
  /** How often the leases of other processes are checked. */
  watchMs: 5_000,
  drainMs: 10_000,
  cleanUpMs: 60_000,
  /** Maximum sleep. New rows of this process wake the loop at once. Rows of other processes wait this long at most. */
  pollMs: 1_000,
  /** Older mail slots no longer have an effect. */
  slotLifeMs: 3_600_000,
} as const;

type WorkerDeps = SendingDeps &
  Readonly<{
    pools: readonly WorkerPool[];
    /** How long a stop waits for deliveries in progress. */
    drainMs?: number;
    targets?: Readonly<Record<keyof typeof TARGETS, TargetPolicy>>;
    /** Further work to do every minute. */
    alsoCleanUp?: () => Promise<void>;
    /** One small part of work that may take hours. False if there is nothing to do for a minute. */
    stepOfLongWork?: () => Promise<boolean>;
  }>;

export type Worker = ReturnType<typeof createWorker>;

export function createWorker(deps: WorkerDeps) {
  const { store, log, clock, monotonicNow, drainMs = WORKER_TIMING.drainMs, targets = TARGETS } = deps;
  const owner = randomUUID();
  const shutdown = new AbortController();
  const loop = createLoop(
    async () => {
      await cleanUp();
      return (await claimDue()).length > 0;
    },
    WORKER_TIMING.pollMs,
    (reason) => log.error({ reason }, 'the outbox cannot be read'),
  );
  const longWork = createLoop(
    async () => {
      const start = performance.now();
      const hasMore = (await deps.stepOfLongWork?.()) ?? false;
      // Half of the time is for deliveries and requests.
      if (hasMore) await pause(performance.now() - start);
      return hasMore;
    },
    WORKER_TIMING.cleanUpMs,
    (reason) => log.error({ reason }, 'retention failed'),
  );
  const pools = deps.pools.map((pool) =>
    createPool(pool, targets[pool.target], deps, { owner, shutdown: shutdown.signal, onDone: loop.wake }),
  );
  const endStaleLeases = createLeaseWatch(store, owner);
  const followClock = watchClockJumps(store.db, clock, monotonicNow, log);
  const watchLeases = atMostEvery(WORKER_TIMING.watchMs, monotonicNow, () => endStaleLeases(monotonicNow()));
  const cleanUp = atMostEvery(WORKER_TIMING.cleanUpMs, monotonicNow, async () => {
    await repairFutureTimes(store.db, clock());
    await deleteExpiredRateLimits(store.db, clock());
    const oldest = clock() - WORKER_TIMING.slotLifeMs;
    await store.db.deleteFrom('mail_slots').where('last_at', '<', oldest).execute();
    await store.db.deleteFrom('mail_pace').where('next_at', '<', oldest).execute();
    await deps.alsoCleanUp?.();
  });
  let renewalTimer: NodeJS.Timeout | undefined;

  async function claimDue(): Promise<Promise<void>[]> {
    await followClock();
    await watchLeases();
    const started: Promise<void>[] = [];
    for (const pool of pools) if (!loop.isStopping()) started.push(...(await pool.claimDue()));
    return started;
  }

  async function renewLeases(): Promise<void> {
    const ids = pools.flatMap(({ running }) => [...running.keys()]);
    await renew(store, owner, ids).catch((error: unknown) =>
      log.error({ reason: errorNote(error) }, 'leases could not be renewed'),
    );
  }

  return {
    /** Claims due deliveries and waits until they are settled. Returns their number. */
    async runOnce() {
      const started = await claimDue();
      await Promise.all(started);
      return started.length;
    },
    start() {
      loop.start();
      if (deps.stepOfLongWork) longWork.start();
      renewalTimer ??= setInterval(renewLeases, RENEWAL_MS);
    },
    wake: loop.wake,
    /** Tries even targets that are paused after failures. */
    tryNow() {
      for (const pool of pools) pool.tryNow();
      loop.wake();
    },
    breakers: () => pools.map(({ breaker }) => breaker()),
    async stop() {
      await Promise.all([loop.stop(), longWork.stop()]);
      const timer = setTimeout(() => shutdown.abort(), drainMs);
      await Promise.all(pools.flatMap(({ running }) => [...running.values()]));
      clearTimeout(timer);
      clearInterval(renewalTimer);
    },
  };
}

/** Skips calls until the interval is over. A failed job also waits for the next interval. */
function atMostEvery(intervalMs: number, monotonicNow: () => number, job: () => Promise<void>) {
  let lastRun = Number.NEGATIVE_INFINITY;
  return async () => {
    if (monotonicNow() - lastRun < intervalMs) return;
    lastRun = monotonicNow();
    await job();
  };
}

/** Repeats `work`, and sleeps while there is none. */
function createLoop(work: () => Promise<boolean>, intervalMs: number, onError: (reason: string) => void) {
  let isStopRequested = false;
  let sleep = new AbortController();
  let runPromise: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isStopRequested) {
      sleep = new AbortController();
      const hasWorked = await work().catch((error: unknown) => onError(errorNote(error)));
      if (!hasWorked) await pause(intervalMs, undefined, sleep).catch(() => {});
    }
  }

  return {
    start() {
      runPromise ??= run();
    },
    wake: () => sleep.abort(),
    isStopping: () => isStopRequested,
    /** Resolves after the current call of `work`. */
    async stop() {
      isStopRequested = true;
      sleep.abort();
      await runPromise;
    },
  };
}
