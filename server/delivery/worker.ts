/** Carries out the deliveries of the outbox, in the server's process or in one of its own. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { DeliveryError } from '#server/errors.ts';
import type { Counter, Histogram } from '#server/metrics.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery } from '#server/store/schema.ts';
import type { DeliveryOutcome } from './kind.ts';
import { claim, LEASE_MS, nextDue, release, type Settlement, settle } from './queue.ts';
import { retryDelay } from './retry-schedule.ts';

const WORK = {
  /** Deliveries at once: enough to hide a slow receiver, few enough for a small mail server. */
  concurrency: 8,
  /** Half the lease: a delivery is over, one way or the other, long before anyone else may take it. */
  deadlineMs: LEASE_MS / 2,
  /** Longest nap. What this process stores wakes it at once; what others store waits this long at most. */
  pollMs: 1_000,
  drainMs: 10_000,
  /** Slots of mail spacing older than this say nothing any more. */
  slotLifeMs: 3_600_000,
} as const;

export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<DeliveryOutcome>;

type WorkerDeps = Readonly<{
  store: Store;
  deliver: Deliver;
  log: Logger;
  clock: () => number;
  random?: () => number;
  /** How long a stop waits for what is under way. */
  drainMs?: number;
  attempts: Counter;
  seconds: Histogram;
}>;

export type Worker = Readonly<{
  /** Claims what is due and waits until it is settled. Returns how many there were. */
  runOnce(): Promise<number>;
  start(): void;
  /** Something new is due. */
  wake(): void;
  stop(): Promise<void>;
}>;

export function createWorker({
  store,
  deliver,
  log,
  clock,
  random = Math.random,
  drainMs = WORK.drainMs,
  attempts,
  seconds,
}: WorkerDeps): Worker {
  const owner = randomUUID();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let napping: (() => void) | undefined;
  let loop: Promise<void> | undefined;
  let cleanedAt = 0;

  async function attempt(delivery: Delivery): Promise<void> {
    const startedAt = performance.now();
    const settlement = await outcome(delivery);
    const current = await settle(store, { id: delivery.id, owner, now: clock() }, settlement);
    attempts.add({
      kind: delivery.kind,
      outcome: settlement.state === 'pending' ? 'retry' : settlement.state,
    });
    seconds.observe({ kind: delivery.kind }, (performance.now() - startedAt) / 1000);
    const facts = {
      delivery: delivery.id,
      kind: delivery.kind,
      attempt: delivery.attempts,
      state: settlement.state,
    };
    if (!current) log.warn(facts, 'the lease ran out before the delivery was settled');
    else if (settlement.state === 'dead') log.error(facts, 'a delivery was given up');
    else if (settlement.state === 'pending') log.warn(facts, 'a delivery failed and will be tried again');
    else log.info(facts, 'a delivery was settled');
  }

  async function outcome(delivery: Delivery): Promise<Settlement> {
    try {
      const signal = AbortSignal.timeout(WORK.deadlineMs);
      const result = await deliver(delivery, signal);
      return { state: result?.skip ? 'skipped' : 'done', note: result?.note ?? '' };
    } catch (error) {
      const note = errorNote(error);
      const { permanent, retryAfterMs } = error instanceof DeliveryError ? error : new DeliveryError(note);
      const delay = permanent ? undefined : retryDelay(delivery.attempts, random);
      if (delay === undefined) return { state: 'dead', note };
      return { state: 'pending', note, nextAt: clock() + Math.max(delay, retryAfterMs) };
    }
  }

  async function claimSome(): Promise<Promise<void>[]> {
    const limit = WORK.concurrency - underWay.size;
    if (limit <= 0) return [];
    const deliveries = await claim(store, { owner, now: clock(), limit });
    return deliveries.map((delivery) => {
      const work = attempt(delivery)
        .catch((error: unknown) => log.error({ reason: errorNote(error) }, 'a delivery could not be settled'))
        .finally(() => {
          underWay.delete(work);
          napping?.();
        });
      underWay.add(work);
      return work;
    });
  }

  async function clean(): Promise<void> {
    if (clock() - cleanedAt < WORK.slotLifeMs) return;
    cleanedAt = clock();
    await store.db
      .deleteFrom('mail_slots')
      .where('last_at', '<', clock() - WORK.slotLifeMs)
      .execute();
  }

  function nap(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        napping = undefined;
        resolve();
      }
      napping = done;
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await clean();
        const begun = await claimSome();
        if (begun.length > 0 || underWay.size >= WORK.concurrency) {
          if (underWay.size >= WORK.concurrency) await Promise.race(underWay);
          continue;
        }
        const due = await nextDue(store);
        await nap(Math.min(WORK.pollMs, Math.max(10, (due ?? Number.POSITIVE_INFINITY) - clock())));
      } catch (error) {
        log.error({ reason: errorNote(error) }, 'the outbox cannot be read');
        await nap(WORK.pollMs);
      }
    }
  }

  return {
    async runOnce() {
      const begun = await claimSome();
      await Promise.all(begun);
      return begun.length;
    },
    start() {
      loop ??= run();
    },
    wake: () => napping?.(),
    async stop() {
      stopping.abort();
      napping?.();
      await loop;
      const drained = Promise.all(underWay);
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([drained, new Promise((resolve) => (timer = setTimeout(resolve, drainMs)))]);
      clearTimeout(timer);
      await release(store, owner).catch((error: unknown) =>
        log.error({ reason: errorNote(error) }, 'leases run on'),
      );
    },
  };
}

/** Kept with the delivery and shown to the operator; a receiver may answer with a whole page. */
function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
