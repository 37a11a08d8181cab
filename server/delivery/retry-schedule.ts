import { HOUR, RETRY_DELAYS } from '#domain/timing.ts';

/** A receiver may ask for more time, up to this limit. */
export const MAX_RETRY_AFTER_MS = 24 * HOUR;

/** Up to a fifth more or less, so that deliveries that failed together are not retried together. */
const JITTER = 0.2;

/** A manual retry after the last attempt starts a new round. Attempts of all rounds are counted. */
const ATTEMPTS_PER_ROUND = RETRY_DELAYS.length + 1;

/** Milliseconds to wait after this number of attempts; undefined after the last attempt of a round. */
export function retryDelay(attempts: number, random: () => number): number | undefined {
  const delay = RETRY_DELAYS[(attempts - 1) % ATTEMPTS_PER_ROUND];
  return delay && Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}
