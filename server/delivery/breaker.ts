/**
 * Circuit breaker: stops calling a target that keeps failing, then tries one delivery at a time until it works again.
 */

const POLICY = {
  /** Failures in a row that open the breaker. */
  failures: 5,
  /** Length of the first pause. It doubles after each failed attempt. */
  firstPauseMs: 30_000,
  longestPauseMs: 300_000,
} as const;

export type BreakerState = 'closed' | 'half-open' | 'open';

export type Breaker = Readonly<{
  state(now: number): BreakerState;
  recordSuccess(): void;
  recordFailure(now: number): void;
  /** Ends a pause, so that one delivery is tried now. */
  tryNow(now: number): void;
}>;

/** Times are from a monotonic clock. */
export function createBreaker(): Breaker {
  let failures = 0;
  let pauseMs: number = POLICY.firstPauseMs;
  let openUntil: number | undefined;
  return {
    state: (now) => (openUntil === undefined ? 'closed' : now < openUntil ? 'open' : 'half-open'),
    recordSuccess() {
      failures = 0;
      pauseMs = POLICY.firstPauseMs;
      openUntil = undefined;
    },
    recordFailure(now) {
      failures += 1;
      const wasProbe = openUntil !== undefined && now >= openUntil;
      if (wasProbe) pauseMs = Math.min(pauseMs * 2, POLICY.longestPauseMs);
      if (wasProbe || failures === POLICY.failures) openUntil = now + pauseMs;
    },
    tryNow(now) {
      if (openUntil !== undefined) openUntil = Math.min(openUntil, now);
    },
  };
}
