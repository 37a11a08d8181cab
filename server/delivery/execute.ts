/** Executes one claimed delivery: sends it, then records the result. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DeliveryError } from '#server/errors.ts';
import type { Counter, Histogram } from '#server/metrics.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery } from '#server/store/schema.ts';
import type { Breaker } from './breaker.ts';
import type { Deliver } from './kind.ts';
import { PostponedError } from './mail-pace.ts';
import { putBack, type Settlement, settle } from './queue.ts';
import { retryDelay } from './retry-schedule.ts';

/** Shortens an error, since a receiver may answer with a whole page. The note is stored with the delivery. */
export function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

/** If the store fails to write a result, wait this long and try again. */
const SETTLE_RETRY_MS = 1_000;

export type ExecutionDeps = Readonly<{
  store: Store;
  deliver: Deliver;
  log: Logger;
  /** Time of day, in milliseconds. */
  clock: () => number;
  /** Milliseconds of a monotonic clock. */
  monotonicNow: () => number;
  random?: () => number;
  attempts: Counter<'kind' | 'outcome'>;
  seconds: Histogram<'kind'>;
}>;

type LeaseContext = Readonly<{ owner: string; shutdown: AbortSignal }>;
type ExecutionRules = Readonly<{ deadlineMs: number; breaker: Breaker }>;

/** Never rejects: a result that cannot be recorded is logged. */
export type Execute = (delivery: Delivery, rules: ExecutionRules) => Promise<void>;

export function createExecute(
  { store, deliver, log, clock, monotonicNow, random = Math.random, attempts, seconds }: ExecutionDeps,
  { owner, shutdown }: LeaseContext,
): Execute {
  /** Resolves to an error if there was no attempt: the process stops, or the mail has to wait. */
  async function send(
    delivery: Delivery,
    { deadlineMs, breaker }: ExecutionRules,
  ): Promise<Settlement | InterruptedError | PostponedError> {
    try {
      const result = await withDeadline(deadlineMs, shutdown, (signal) => deliver(delivery, signal));
      breaker.recordSuccess();
      return { state: result?.isSkipped ? 'skipped' : 'done', note: result?.note ?? '' };
    } catch (error) {
      if (error instanceof InterruptedError || error instanceof PostponedError) return error;
      const note = errorNote(error);
      const { isPermanent, retryAfterMs, scope } =
        error instanceof DeliveryError ? error : new DeliveryError(note);
      if (scope === 'target') breaker.recordFailure(monotonicNow());
      else if (error instanceof DeliveryError) breaker.recordSuccess();
      const delay = isPermanent ? undefined : retryDelay(delivery.attempts, random);
      if (delay === undefined) return { state: 'dead', note };
      const nextAt = clock() + Math.max(delay, retryAfterMs);
      return { state: 'pending', note, nextAt, hasTargetFailed: scope === 'target' };
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

  function logResult({ id, kind, attempts: attempt }: Delivery, { state }: Settlement, isCurrent: boolean) {
    const facts = { delivery: id, kind, attempt, state };
    if (!isCurrent) log.warn(facts, 'another process has the delivery, or it was erased');
    else if (state === 'dead') log.error(facts, 'a delivery failed and will not be retried');
    else if (state === 'pending') log.warn(facts, 'a delivery failed and will be tried again');
    else log.info(facts, 'a delivery was settled');
  }

  async function attempt(delivery: Delivery, rules: ExecutionRules): Promise<void> {
    const { id, kind } = delivery;
    const startedAt = monotonicNow();
    const settlement = await send(delivery, rules);
    if (settlement instanceof PostponedError) return putBack(store, { id, owner }, settlement.until);
    if (settlement instanceof InterruptedError) return putBack(store, { id, owner });
    const isCurrent = await record(id, settlement);
    attempts.inc({ kind, outcome: settlement.state === 'pending' ? 'retry' : settlement.state });
    seconds.observe({ kind }, (monotonicNow() - startedAt) / 1000);
    logResult(delivery, settlement, isCurrent);
  }

  return (delivery, rules) =>
    attempt(delivery, rules).catch((error: unknown) =>
      log.error({ reason: errorNote(error) }, 'a delivery could not be settled'),
    );
}

/** Thrown when shutdown interrupts a delivery; the attempt is not counted. */
class InterruptedError extends Error {}

/** Ends a delivery that takes too long, or that shutdown interrupts. The race ends even if `work` ignores the signal. */
async function withDeadline<Result>(
  deadlineMs: number,
  shutdown: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.any([shutdown, AbortSignal.timeout(deadlineMs)]);
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () =>
      reject(
        shutdown.aborted
          ? new InterruptedError()
          : new DeliveryError(`no answer within ${deadlineMs / 1000} s`, { scope: 'target' }),
      ),
    ),
  );
  return Promise.race([aborted, work(signal)]);
}
