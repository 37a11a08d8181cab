/** When a delivery that failed is tried again. */
import { HOUR, MINUTE, SECOND } from '#domain/durations.ts';

/** Quick at first, for a receiver that restarts; then over three days, for one whose people are away. */
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

/** A receiver may ask for more time, within reason. */
export const MAX_RETRY_AFTER_MS = 24 * HOUR;

/** A fifth either way, so that everything that failed together does not come back together. */
const JITTER = 0.2;

/** A retry by hand after the last attempt starts a new round; the attempts of all rounds are counted. */
const ROUND = RETRY_DELAYS.length + 1;

/** Milliseconds to wait after the given number of attempts, or undefined when it was the last of its round. */
export function retryDelay(attempts: number, random: () => number): number | undefined {
  const delay = RETRY_DELAYS[(attempts - 1) % ROUND];
  return delay && Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}
