/** Endpoints for load balancers and Prometheus. */
import { Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Runtime } from '#server/runtime.ts';
import { isLoopback, type ServerEnv } from './client-address.ts';
import { createTimeBudget } from './time-budget.ts';

const PROBE_INTERVAL_MS = 1_000;

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * `isDraining`: true after a stop signal. `isPrivate`: true if no proxy points here, so that a local caller can be
 * trusted.
 */
export function healthRoutes(
  { metrics, log, settings: { metricsToken }, store, clock, monotonicNow }: Runtime,
  isDraining: () => boolean,
  isPrivate = false,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  let lastProbe = { time: Number.NEGATIVE_INFINITY, result: Promise.resolve() };

  async function checkReady(): Promise<void> {
    if (isDraining()) throw new Error('the process is about to end');
    if (monotonicNow() - lastProbe.time >= PROBE_INTERVAL_MS)
      lastProbe = { time: monotonicNow(), result: createTimeBudget()(store.probe(clock())) };
    return lastProbe.result;
  }

  app.get('/healthz', (c) => c.json({ ok: true }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    try {
      await checkReady();
      return c.json({ ok: true }, 200, NO_STORE);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'not ready');
      return c.json({ error: 'Not ready to take submissions' }, 503, NO_STORE);
    }
  });
  app.get('/metrics', async (c) => {
    const hasValidToken =
      metricsToken !== undefined &&
      (await timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`));
    // On the public port only the token counts: behind a local proxy every caller looks local.
    if (!hasValidToken && !(isPrivate && isLoopback(c)))
      return c.json({ error: 'METRICS_TOKEN is not set, or this is not it' }, 403, NO_STORE);
    const { registry } = metrics;
    return c.text(await registry.metrics(), 200, { ...NO_STORE, 'content-type': registry.contentType });
  });
  return app;
}
