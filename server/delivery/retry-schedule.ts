import { HOUR, MINUTE, SECOND } from '#domain/timing.ts';

/** Quick at first, for a receiver that restarts; then over three days, for a receiver whose operator is away. */
export const RETRY_DELAYS: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

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
