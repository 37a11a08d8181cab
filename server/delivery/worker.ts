/** Carries out the deliveries of the outbox, in the server's process or in one of its own. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DeliveryError } from '#server/errors.ts';
import type { Counter, Histogram } from '#server/metrics.ts';
import type { Store } from '#server/store/open-store.ts';
import { forgetRequests } from '#server/store/request-count.ts';
import type { Delivery } from '#server/store/schema.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import type { DeliveryOutcome } from './kind.ts';
import { kindsFor } from './kinds.ts';
import { claim, createLeaseWatch, RENEWAL_MS, release, renew, type Settlement, settle } from './queue.ts';
import { retryDelay } from './retry-schedule.ts';
import { bringForward, createClockWatch } from './set-clock.ts';
import { type LaneSpec, TARGETS, type Target, type TargetPolicy } from './targets.ts';

const WORK = {
  /** Longest nap. What this process stores wakes it at once; what others store waits this long at most. */
  pollMs: 1_000,
  /** How often the leases of other processes are looked at. */
  watchMs: 5_000,
  drainMs: 10_000,
  /** What is tidied up now and then. */
  tidyMs: 60_000,
  /** Slots of mail spacing older than this say nothing any more. */
  slotLifeMs: 3_600_000,
} as const;

export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<DeliveryOutcome>;

type WorkerDeps = Readonly<{
  store: Store;
  deliver: Deliver;
  lanes: readonly LaneSpec[];
  log: Logger;
  /** Time of day, in milliseconds. */
  clock: () => number;
  /** Milliseconds of a clock that nobody can set. */
  ticks: () => number;
  random?: () => number;
  /** How long a stop waits for what is under way. */
  drainMs?: number;
  targets?: Readonly<Record<Target, TargetPolicy>>;
  /** What else is to be done now and then. */
  alsoTidy?: () => Promise<void>;
  attempts: Counter<'kind' | 'outcome'>;
  seconds: Histogram<'kind'>;
}>;

export type Worker = Readonly<{
  /** Claims what is due and waits until it is settled. Returns how many there were. */
  runOnce(): Promise<number>;
  start(): void;
  /** Something new is due. */
  wake(): void;
  /** Deliveries that are over but could not be written down yet. */
  unsettled(): number;
  breakers(): readonly Readonly<{ target: string; state: BreakerState }>[];
  stop(): Promise<void>;
}>;

const newLane = (spec: LaneSpec, policy: TargetPolicy) => ({
  ...spec,
  ...policy,
  kinds: [...kindsFor(spec.target)],
  breaker: createBreaker(),
  underWay: new Map<string, Promise<void>>(),
});
type Lane = ReturnType<typeof newLane>;

/** Ends a delivery that the process has no more time for. It was not tried, as far as the schedule goes. */
class Stopped extends Error {}

export function createWorker({
  store,
  deliver,
  lanes: specs,
  log,
  clock,
  ticks,
  random = Math.random,
  drainMs = WORK.drainMs,
  targets = TARGETS,
  alsoTidy,
  attempts,
  seconds,
}: WorkerDeps): Worker {
  const owner = randomUUID();
  const lanes = specs.map((spec) => newLane(spec, targets[spec.target]));
  const giveUp = new AbortController();
  const watchLeases = createLeaseWatch(store, owner);
  const watchClock = createClockWatch(store.db, { clock, ticks }, log);
  let stopping = false;
  let napping: (() => void) | undefined;
  let loop: Promise<void> | undefined;
  let renewing: NodeJS.Timeout | undefined;
  let unsettled = 0;
  const last = { watch: Number.NEGATIVE_INFINITY, tidy: Number.NEGATIVE_INFINITY };

  async function attempt(lane: Lane, delivery: Delivery): Promise<void> {
    const startedAt = ticks();
    const settlement = await outcome(lane, delivery);
    if (!settlement) return release(store, { id: delivery.id, owner });
    const current = await recorded(() => settle(store, { id: delivery.id, owner, now: clock() }, settlement));
    attempts.inc({
      kind: delivery.kind,
      outcome: settlement.state === 'pending' ? 'retry' : settlement.state,
    });
    seconds.observe({ kind: delivery.kind }, (ticks() - startedAt) / 1000);
    const facts = {
      delivery: delivery.id,
      kind: delivery.kind,
      attempt: delivery.attempts,
      state: settlement.state,
    };
    if (!current) log.warn(facts, 'a delivery was taken over or erased before it was settled');
    else if (settlement.state === 'dead') log.error(facts, 'a delivery was given up');
    else if (settlement.state === 'pending') log.warn(facts, 'a delivery failed and will be tried again');
    else log.info(facts, 'a delivery was settled');
  }

  /** What was sent must not be sent again because the store was away when that was to be written down. */
  async function recorded<Result>(write: () => Promise<Result>): Promise<Result> {
    unsettled += 1;
    for (;;) {
      try {
        const result = await write();
        unsettled -= 1;
        return result;
      } catch (error) {
        if (giveUp.signal.aborted) throw error;
        log.error({ reason: errorNote(error) }, 'a delivery cannot be settled yet, trying again');
        await pause(WORK.pollMs, undefined, { signal: giveUp.signal }).catch(() => {});
      }
    }
  }

  /** Undefined when the process stops before there is one. */
  async function outcome(lane: Lane, delivery: Delivery): Promise<Settlement | undefined> {
    try {
      const result = await withDeadline(lane, (signal) => deliver(delivery, signal));
      lane.breaker.succeeded();
      return { state: result?.skip ? 'skipped' : 'done', note: result?.note ?? '' };
    } catch (error) {
      if (error instanceof Stopped) return;
      const note = errorNote(error);
      const { permanent, retryAfterMs, blames } =
        error instanceof DeliveryError ? error : new DeliveryError(note);
      if (blames === 'target') lane.breaker.failed(ticks());
      else if (error instanceof DeliveryError) lane.breaker.succeeded();
      const delay = permanent ? undefined : retryDelay(delivery.attempts, random);
      if (delay === undefined) return { state: 'dead', note };
      return { state: 'pending', note, nextAt: clock() + Math.max(delay, retryAfterMs) };
    }
  }

  /** The signal closes connections; the race ends the wait even for a kind that does not listen to it. */
  async function withDeadline<Result>({ deadlineMs }: Lane, work: (signal: AbortSignal) => Promise<Result>) {
    const ending = new AbortController();
    const end = (reason: Error) => ending.abort(reason);
    const late = () =>
      end(new DeliveryError(`no answer within ${deadlineMs / 1000} s`, { blames: 'target' }));
    const stopped = () => end(new Stopped());
    const timer = setTimeout(late, deadlineMs);
    giveUp.signal.addEventListener('abort', stopped);
    try {
      const { signal } = ending;
      const ended = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      return await Promise.race([ended, work(signal)]);
    } finally {
      clearTimeout(timer);
      giveUp.signal.removeEventListener('abort', stopped);
    }
  }

  async function claimFor(lane: Lane): Promise<Promise<void>[]> {
    const allowed = { closed: lane.concurrency, 'half-open': 1, open: 0 }[lane.breaker.state(ticks())];
    const begun: Promise<void>[] = [];
    // Another kind comes first each time, so that a flood of one does not shut out the others.
    lane.kinds.push(...lane.kinds.splice(0, 1));
    for (const kind of lane.kinds) {
      const limit = allowed - lane.underWay.size;
      if (limit <= 0) break;
      for (const delivery of await claim(store, {
        owner,
        kind,
        receiver: lane.receiver,
        now: clock(),
        limit,
      })) {
        const work = attempt(lane, delivery)
          .catch((error: unknown) =>
            log.error({ reason: errorNote(error) }, 'a delivery could not be settled'),
          )
          .finally(() => {
            lane.underWay.delete(delivery.id);
            napping?.();
          });
        lane.underWay.set(delivery.id, work);
        begun.push(work);
      }
    }
    return begun;
  }

  async function claimSome(): Promise<Promise<void>[]> {
    await watchClock();
    if (ticks() - last.watch >= WORK.watchMs) {
      last.watch = ticks();
      await watchLeases(ticks());
    }
    const begun: Promise<void>[] = [];
    for (const lane of lanes) if (!stopping) begun.push(...(await claimFor(lane)));
    return begun;
  }

  async function tidy(): Promise<void> {
    if (ticks() - last.tidy < WORK.tidyMs) return;
    last.tidy = ticks();
    await bringForward(store.db, clock());
    await forgetRequests(store.db, clock());
    await store.db
      .deleteFrom('mail_slots')
      .where('last_at', '<', clock() - WORK.slotLifeMs)
      .execute();
    await alsoTidy?.();
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
    while (!stopping) {
      try {
        await tidy();
        const begun = await claimSome();
        if (begun.length === 0 && !stopping) await nap(WORK.pollMs);
      } catch (error) {
        log.error({ reason: errorNote(error) }, 'the outbox cannot be read');
        if (!stopping) await nap(WORK.pollMs);
      }
    }
  }

  const idsUnderWay = () => lanes.flatMap(({ underWay }) => [...underWay.keys()]);
  const allUnderWay = () => Promise.all(lanes.flatMap(({ underWay }) => [...underWay.values()]));

  return {
    async runOnce() {
      const begun = await claimSome();
      await Promise.all(begun);
      return begun.length;
    },
    start() {
      loop ??= run();
      renewing ??= setInterval(() => {
        renew(store, owner, idsUnderWay()).catch((error: unknown) =>
          log.error({ reason: errorNote(error) }, 'leases could not be renewed'),
        );
      }, RENEWAL_MS);
    },
    wake: () => napping?.(),
    unsettled: () => unsettled,
    breakers: () => lanes.map(({ name, breaker }) => ({ target: name, state: breaker.state(ticks()) })),
    async stop() {
      stopping = true;
      napping?.();
      await loop;
      const timer = setTimeout(() => giveUp.abort(), drainMs);
      await allUnderWay();
      clearTimeout(timer);
      clearInterval(renewing);
    },
  };
}

/** Kept with the delivery and shown to the operator; a receiver may answer with a whole page. */
function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
