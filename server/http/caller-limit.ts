/** Limits requests per caller. An IPv6 /64 is one caller; all callers of a /48 together may ask four times as often. */
import { addressBlock, addressSite, type Caller, clientAddress } from './client-address.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

/** A /48 has 65,536 blocks of 64 bits, and providers give it to one customer. It may also be a company. */
const CALLERS_PER_SITE = 4;

type CallerLimits = Readonly<{ limits: RateLimits; settings: Readonly<{ trustProxy: number }> }>;
/** Milliseconds until the caller may try again; 0 if it may try now. */
export type CallerLimit = (c: Caller) => Promise<number>;

export function limitCallers({ limits, settings }: CallerLimits, name: string, limit: Limit): CallerLimit {
  const perBlock = limits(name, limit);
  const perSite = limits(`${name} /48`, { ...limit, requests: limit.requests * CALLERS_PER_SITE });
  return async (c) => {
    const block = addressBlock(clientAddress(c, settings.trustProxy));
    const site = addressSite(block);
    // A block that is over its limit uses up nothing of its neighbors'.
    const wait = await perBlock(block);
    return wait > 0 || site === undefined ? wait : perSite(site);
  };
}
