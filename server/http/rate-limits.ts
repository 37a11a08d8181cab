/** Counts requests per key in fixed windows: in memory, or in the store for all servers together. */
import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { tooManyRequests } from '#server/errors.ts';
import { type CountedRequest, createRequestCount } from '#server/store/request-count.ts';
import type { Db } from '#server/store/schema.ts';
import { addressBlock, addressSite, type Caller, clientAddress } from './client-address.ts';

export type Limit = Readonly<{ requests: number; windowMs: number }>;
/** Milliseconds until the key may try again; 0 if it may try now. */
export type RateLimiter = (key: string) => number | Promise<number>;
/** Creates a limiter. Its name separates its counts from those of other limiters. */
export type RateLimits = (name: string, limit: Limit) => RateLimiter;

/** Limits memory: beyond this number, the oldest counts are dropped. */
const MAX_KEYS = 50_000;

const waitMs = ({ count, remainingMs }: CountedRequest, { requests, windowMs }: Limit) =>
  count > requests ? Math.min(remainingMs, windowMs) : 0;

/** `monotonicNow` does not jump, so a clock change makes nobody wait longer. */
export const memoryLimits =
  (monotonicNow: () => number): RateLimits =>
  (_name, limit) => {
    const counts = new Map<string, { count: number; endsAt: number }>();
    return (key) => {
      const now = monotonicNow();
      const entry = counts.get(key);
      if (entry && entry.endsAt > now) {
        entry.count += 1;
        return waitMs({ count: entry.count, remainingMs: entry.endsAt - now }, limit);
      }
      if (entry) counts.delete(key);
      counts.set(key, { count: 1, endsAt: now + limit.windowMs });
      const [oldest = ''] = counts.keys();
      if (counts.size > MAX_KEYS) counts.delete(oldest);
      return waitMs({ count: 1, remainingMs: limit.windowMs }, limit);
    };
  };

/** Keys contain IP addresses, so the store gets a hash that nobody can guess without the secret. */
export function sharedLimits({
  db,
  clock,
  secret,
  fallback,
  log,
}: Readonly<{ db: Db; clock: () => number; secret: string; fallback: RateLimits; log: Logger }>): RateLimits {
  const count = createRequestCount(db, clock);
  let isStoreDown = false;

  /** Logs the first failure of an outage and its end, not each request in between. */
  function logStoreState(failure?: Error): void {
    if (isStoreDown === (failure !== undefined)) return;
    isStoreDown = failure !== undefined;
    if (failure) log.warn({ reason: failure.message }, 'rate limits counted in memory');
    else log.info('rate limits counted in the store again');
  }

  return (name, limit) => {
    const fallbackLimiter = fallback(name, limit);
    return async (key) => {
      const hashedKey = hash('sha256', `${secret} ${name} ${key}`, 'base64url');
      try {
        const countedRequest = await count({ key: hashedKey, windowMs: limit.windowMs });
        logStoreState();
        return waitMs(countedRequest, limit);
      } catch (error) {
        // If the store fails, each server counts for itself. The store then rejects the submission anyway.
        logStoreState(error as Error);
        return fallbackLimiter(key);
      }
    };
  };
}

/** A /48 has 65,536 blocks of 64 bits, and providers give it to one customer. It may also be a company. */
const CALLERS_PER_SITE = 4;

/** Limits requests per caller. An IPv6 /64 is one caller; all callers of a /48 together may ask four times as often. */
export function limitCallers(
  { limits, settings }: Readonly<{ limits: RateLimits; settings: Readonly<{ trustProxy: number }> }>,
  name: string,
  limit: Limit,
) {
  const perBlock = limits(name, limit);
  const perSite = limits(`${name} /48`, { ...limit, requests: limit.requests * CALLERS_PER_SITE });
  return async (c: Caller): Promise<void> => {
    const block = addressBlock(clientAddress(c, settings.trustProxy));
    const site = addressSite(block);
    // A block that is over its limit uses up nothing of its neighbors'.
    const wait = (await perBlock(block)) || (site === undefined ? 0 : await perSite(site));
    if (wait > 0) throw tooManyRequests(wait);
  };
}
