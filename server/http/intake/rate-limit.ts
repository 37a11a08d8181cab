/** Counts requests per key in fixed windows. In memory: each process of several has its own count. */
type RateLimit = Readonly<{ requests: number; windowMs: number; clock: () => number }>;

/** A flood from many addresses must not fill the memory: beyond this the oldest counts are forgotten. */
const MAX_KEYS = 50_000;

/** Milliseconds until the key may try again; 0 when it may now. */
export type RateLimiter = (key: string) => number;

export function createRateLimiter({ requests, windowMs, clock }: RateLimit): RateLimiter {
  const counts = new Map<string, { count: number; endsAt: number }>();
  return (key) => {
    const now = clock();
    const entry = counts.get(key);
    if (entry && entry.endsAt > now) {
      entry.count += 1;
      return entry.count > requests ? entry.endsAt - now : 0;
    }
    counts.delete(key);
    counts.set(key, { count: 1, endsAt: now + windowMs });
    const [oldest] = counts.keys();
    if (counts.size > MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    return 0;
  };
}
