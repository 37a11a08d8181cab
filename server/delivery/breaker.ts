/**
 * Circuit breaker: stops calling a target that keeps failing, then tries one delivery at a time until it works again.
 * Times are from a monotonic clock.
 */
const POLICY = {
  /** Failures in a row that open the breaker. */
  failures: 5,
  /** Length of the first pause. It doubles after each failed attempt. */
  firstPauseMs: 30_000,
  longestPauseMs: 300_000,
} as const;

export type BreakerState = 'closed' | 'half-open' | 'open';

export function createBreaker(monotonicNow: () => number) {
  let failures = 0;
  let pauseMs: number = POLICY.firstPauseMs;
  let openUntil: number | undefined;
  const state = (): BreakerState =>
    openUntil === undefined ? 'closed' : monotonicNow() < openUntil ? 'open' : 'half-open';
  return {
    state,
    recordSuccess() {
      failures = 0;
      pauseMs = POLICY.firstPauseMs;
      openUntil = undefined;
    },
    recordFailure() {
      failures += 1;
      const wasProbe = state() === 'half-open';
      if (wasProbe) pauseMs = Math.min(pauseMs * 2, POLICY.longestPauseMs);
      if (wasProbe || failures === POLICY.failures) openUntil = monotonicNow() + pauseMs;
    },
    /** Ends a pause, so that one delivery is tried now. */
    tryNow() {
      if (openUntil !== undefined) openUntil = Math.min(openUntil, monotonicNow());
    },
  };
}
