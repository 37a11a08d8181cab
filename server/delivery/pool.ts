/** A worker pool: claims due deliveries of its target, up to its concurrency, sends them and records the results. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DeliveryError, errorNote } from '#server/errors.ts';
import type { Counter, Histogram } from '#server/metrics.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery } from '#server/store/schema.ts';
import { createBreaker } from './breaker.ts';
import type { Deliver } from './kind.ts';
import { kindsFor } from './kinds.ts';
import { PostponedError } from './mail-pace.ts';
import { claim, putBack, type Settlement, settle } from './queue.ts';
import { retryDelay } from './retry-schedule.ts';
import type { TargetPolicy, WorkerPool } from './targets.ts';

/** One in this many claims of a kind starts with retries. */
export const RETRIES_FIRST_EVERY = 4;
/** If the store fails to write a result, wait this long and try again. */
const SETTLE_RETRY_MS = 1_000;

export type SendingDeps = Readonly<{
  store: Store;
  deliver: Deliver;
  log: Logger;
  clock: () => number;
  monotonicNow: () => number;
  random?: () => number;
  attempts: Counter<'kind' | 'outcome'>;
  seconds: Histogram<'kind'>;
}>;

/** Thrown when shutdown interrupts a delivery; the attempt is not counted. */
class InterruptedError extends Error {}

export function createPool(
  { name, target, receiver }: WorkerPool,
  { concurrency, deadlineMs }: TargetPolicy,
  { store, deliver, log, clock, monotonicNow, random = Math.random, attempts, seconds }: SendingDeps,
  /** `onDone` is called when a slot of the pool is free again. */
  { owner, shutdown, onDone }: Readonly<{ owner: string; shutdown: AbortSignal; onDone(): void }>,
) {
  const kinds = kindsFor(target);
  const breaker = createBreaker(monotonicNow);
  const running = new Map<string, Promise<void>>();
  let claimCount = 0;

  /** The race ends even if `deliver` ignores the signal. */
  function deliverInTime(delivery: Delivery) {
    const signal = AbortSignal.any([shutdown, AbortSignal.timeout(deadlineMs)]);
    const note = `no answer within ${deadlineMs / 1000} s`;
    const late = () => new DeliveryError(note, { scope: 'target', failure: 'silent' });
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(shutdown.aborted ? new InterruptedError() : late())),
    );
    return Promise.race([aborted, deliver(delivery, signal)]);
  }

  /** Resolves to an error if there was no attempt: the process stops, or the mail has to wait. */
  async function send(delivery: Delivery): Promise<Settlement | InterruptedError | PostponedError> {
    try {
      const skipReason = await deliverInTime(delivery);
      breaker.recordSuccess();
      return { state: skipReason === undefined ? 'done' : 'skipped', note: skipReason ?? '' };
    } catch (error) {
      if (error instanceof InterruptedError || error instanceof PostponedError) return error;
      const note = errorNote(error);
      const { isPermanent, retryAfterMs, scope, code } =
        error instanceof DeliveryError ? error : new DeliveryError(note);
      if (scope === 'target') breaker.recordFailure();
      else if (error instanceof DeliveryError) breaker.recordSuccess();
      const delay = isPermanent ? undefined : retryDelay(delivery.attempts, random);
      if (delay === undefined) return { state: 'dead', note, code };
      return { state: 'pending', note, nextAt: clock() + Math.max(delay, retryAfterMs), code };
    }
  }

  /** Retries until the store accepts the result: a sent message must not be sent again after an outage. */
  async function record(id: string, settlement: Settlement): Promise<boolean> {
    for (;;) {
      try {
        return await settle(store, { id, owner, now: clock() }, settlement);
      } catch (error) {
        if (shutdown.aborted) throw error;
        log.error({ reason: errorNote(error) }, 'a delivery cannot be settled yet, trying again');
        await pause(SETTLE_RETRY_MS, undefined, { signal: shutdown }).catch(() => {});
      }
    }
  }

  async function execute(delivery: Delivery): Promise<void> {
    const { id, kind, attempts: attempt } = delivery;
    const startedAt = monotonicNow();
    const settlement = await send(delivery);
    if (settlement instanceof Error)
      return putBack(store, { id, owner }, settlement instanceof PostponedError ? settlement : undefined);
    const isCurrent = await record(id, settlement);
    const { state } = settlement;
    attempts.inc({ kind, outcome: state === 'pending' ? 'retry' : state });
    seconds.observe({ kind }, (monotonicNow() - startedAt) / 1000);
    const facts = { delivery: id, kind, attempt, state };
    if (!isCurrent) log.warn(facts, 'another process has the delivery, or it was erased');
    else if (state === 'dead') log.error(facts, 'a delivery failed and will not be retried');
    else if (state === 'pending') log.warn(facts, 'a delivery failed and will be tried again');
    else log.info(facts, 'a delivery was settled');
  }

  function start(delivery: Delivery): Promise<void> {
    const work = execute(delivery)
      .catch((error: unknown) => log.error({ reason: errorNote(error) }, 'a delivery could not be settled'))
      .finally(() => {
        running.delete(delivery.id);
        onDone();
      });
    running.set(delivery.id, work);
    return work;
  }

  return {
    /** Claims and starts as many due deliveries as the pool has free slots. Returns the started deliveries. */
    async claimDue(): Promise<Promise<void>[]> {
      const maxRunning = { closed: concurrency, 'half-open': 1, open: 0 }[breaker.state()];
      const started: Promise<void>[] = [];
      // Rotate the first kind, so that many deliveries of one kind do not block the others.
      kinds.push(...kinds.splice(0, 1));
      // Count rounds over all kinds, so that the retries of each kind get their turn.
      const round = Math.floor(claimCount / kinds.length);
      const startsWithRetries = round % RETRIES_FIRST_EVERY === RETRIES_FIRST_EVERY - 1;
      claimCount += 1;
      for (const kind of kinds) {
        const limit = maxRunning - running.size;
        if (limit <= 0) break;
        const options = { owner, kind, receiver, now: clock(), limit, startsWithRetries };
        started.push(...(await claim(store, options)).map(start));
      }
      return started;
    },
    running,
    breaker: () => ({ target: name, state: breaker.state() }),
    tryNow: breaker.tryNow,
  };
}
