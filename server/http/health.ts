/** What load balancers and Prometheus ask. */
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from '#server/metrics.ts';
import { isInternal, type ServerEnv } from './client-address.ts';

type HealthDeps = Readonly<{
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Rejects while the store cannot be written or its migrations have not run. */
  ready(): Promise<void>;
}>;

const NO_STORE = { 'cache-control': 'no-store' };

export function healthRoutes({ metrics, metricsToken, ready }: HealthDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/healthz', (c) => c.json({ ok: true }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    try {
      await ready();
      return c.json({ ok: true }, 200, NO_STORE);
    } catch {
      return c.json({ error: 'The store cannot be written' }, 503, NO_STORE);
    }
  });
  app.get('/metrics', async (c) => {
    const allowed = metricsToken
      ? sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : isInternal(c);
    if (!allowed) return c.json({ error: 'Not allowed' }, 403, NO_STORE);
    return c.text(await metrics.render(), 200, {
      ...NO_STORE,
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
