/** One time limit per request, so that several waits for the store do not add up. */
import { storeUnavailable } from '#server/errors.ts';

/** Longer than any visitor should wait, but shorter than the time limits of proxies. */
export const REQUEST_BUDGET_MS = 5_000;

export type TimeBudget = <Result>(work: Result | Promise<Result>) => Promise<Result>;

/** Limits the waits for the store. Reading the body is not limited: the visitor's connection may be slow. */
export function createTimeBudget(): TimeBudget {
  let remainingMs = REQUEST_BUDGET_MS;
  return async (work) => {
    // A response from memory needs no timer.
    if (!(work instanceof Promise)) return work;
    const startTime = performance.now();
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(storeUnavailable()), remainingMs);
    try {
      return await Promise.race([work, timeout.promise]);
    } finally {
      clearTimeout(timer);
      remainingMs = Math.max(0, remainingMs - (performance.now() - startTime));
    }
  };
}
