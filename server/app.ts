/** The whole HTTP surface, built apart from listening so that tests can call it in process. */
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from './client-address.ts';
import type { Settings } from './env.ts';
import { healthRoutes } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { StaticSite } from './static-site.ts';

export type AppDeps = Readonly<{
  settings: Pick<Settings, 'publicOrigin' | 'trustProxy' | 'metricsToken' | 'quizReports'>;
  staticSite: StaticSite;
  metrics: Metrics;
  log: Logger;
  ready(): Promise<void>;
}>;

export function createApp({ settings, staticSite, metrics, log, ready }: AppDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const secureHost = settings.publicOrigin.startsWith('https:')
    ? new URL(settings.publicOrigin).host
    : undefined;

  app.route('/', healthRoutes({ metrics, metricsToken: settings.metricsToken, ready }));

  // No middleware on this path: a page or a file is answered synchronously.
  app.all('*', (c) =>
    staticSite.respond({
      method: c.req.method,
      path: c.req.path,
      tls: secureHost !== undefined && c.req.header('host') === secureHost,
      header: (name) => c.req.header(name),
    }),
  );

  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method }, 'request failed');
    return c.json({ error: 'Something went wrong on our side. Please try again.' }, 500);
  });
  return app;
}
