/** Logs and measures each API call, without IP addresses, queries and bodies, which are personal data. */
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { Histogram } from '#server/metrics.ts';

export function requestLog(
  log: Logger,
  seconds: Histogram<'route' | 'method' | 'status'>,
): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none';
    const status = c.res.status;
    seconds.observe({ route, method: c.req.method, status: String(status) }, ms / 1000);
    const facts = { method: c.req.method, route, status, ms: Math.round(ms * 10) / 10 };
    if (status >= 500) log.error(facts, 'request');
    else log.info(facts, 'request');
  };
}
