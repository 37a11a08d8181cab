/** One time limit per request, so that several waits for the store do not add up. */
import { storeUnavailable } from '#server/errors.ts';

/** Longer than any visitor should wait, and shorter than proxies do. */
export const REQUEST_BUDGET_MS = 5_000;

export type TimeBudget = {
  <Result>(work: Promise<Result>): Promise<Result>;
  <Result>(work: Result | Promise<Result>): Result | Promise<Result>;
};

/** Reading the body does not count: the visitor's connection may be slow. */
export function createTimeBudget(ms: number = REQUEST_BUDGET_MS): TimeBudget {
  let left = ms;
  const limited = async <Result>(work: Promise<Result>): Promise<Result> => {
    const since = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(storeUnavailable()), left);
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
      left = Math.max(0, left - (performance.now() - since));
    }
  };
  function within<Result>(work: Promise<Result>): Promise<Result>;
  function within<Result>(work: Result | Promise<Result>): Result | Promise<Result>;
  function within<Result>(work: Result | Promise<Result>) {
    // A response from memory needs no timer.
    return work instanceof Promise ? limited(work) : work;
  }
  return within;
}
