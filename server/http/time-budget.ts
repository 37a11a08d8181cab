/** One time limit per request, so that several waits for the store do not add up. */
import { storeUnavailable } from '#server/errors.ts';

/** Longer than any visitor should wait, but shorter than the time limits of proxies. */
export const REQUEST_BUDGET_MS = 5_000;

const TIMER_STEP_MS = 100;

export type TimeBudget = {
  <Result>(work: Promise<Result>): Promise<Result>;
  <Result>(work: Result | Promise<Result>): Result | Promise<Result>;
};

/** Limits the waits for the store. Reading the body is not limited: the visitor's connection may be slow. */
export function createTimeBudget(ms: number = REQUEST_BUDGET_MS): TimeBudget {
  let remainingMs = ms;
  const withTimer = <Result>(work: Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const startTime = performance.now();
      // Rounded up, so that there are few different durations: Node keeps a list of timers for each duration.
      const timer = setTimeout(
        () => reject(storeUnavailable()),
        Math.ceil(remainingMs / TIMER_STEP_MS) * TIMER_STEP_MS,
      );
      const stop = () => {
        clearTimeout(timer);
        remainingMs = Math.max(0, remainingMs - (performance.now() - startTime));
      };
      work.then(
        (result) => {
          stop();
          resolve(result);
        },
        (error: unknown) => {
          stop();
          reject(error);
        },
      );
    });
  function withinBudget<Result>(work: Promise<Result>): Promise<Result>;
  function withinBudget<Result>(work: Result | Promise<Result>): Result | Promise<Result>;
  function withinBudget<Result>(work: Result | Promise<Result>) {
    // A response from memory needs no timer.
    return work instanceof Promise ? withTimer(work) : work;
  }
  return withinBudget;
}
