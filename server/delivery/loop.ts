/** Repeats a unit of work, sleeps when there is nothing to do, and can be woken. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorNote } from './execute.ts';

/** Maximum sleep. New rows of this process wake the loop at once. Rows of other processes wait this long at most. */
const POLL_INTERVAL_MS = 1_000;

export type Loop = Readonly<{
  start(): void;
  wake(): void;
  isStopping(): boolean;
  /** Stops the loop. Resolves after the current call of `startJobs`. */
  stop(): Promise<void>;
}>;

type LoopOptions = Readonly<{ log: Logger; failure: string; intervalMs?: number }>;

/** `startJobs` returns how many jobs it started. After 0 the loop sleeps. */
export function createLoop(
  startJobs: () => Promise<number>,
  { log, failure, intervalMs = POLL_INTERVAL_MS }: LoopOptions,
): Loop {
  let isStopRequested = false;
  let sleep = new AbortController();
  let runPromise: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isStopRequested) {
      sleep = new AbortController();
      const started = await startJobs().catch((error: unknown) => {
        log.error({ reason: errorNote(error) }, failure);
        return 0;
      });
      if (started === 0) await pause(intervalMs, undefined, sleep).catch(() => {});
    }
  }

  return {
    start() {
      runPromise ??= run();
    },
    wake: () => sleep.abort(),
    isStopping: () => isStopRequested,
    async stop() {
      isStopRequested = true;
      sleep.abort();
      await runPromise;
    },
  };
}
