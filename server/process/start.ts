/** Starts the server: settings, store, site, listening and a graceful stop. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '#server/http/app.ts';
import { createDrain } from '#server/http/drain.ts';
import { withOneHost } from '#server/http/one-host.ts';
import { siteProtection } from '#server/http/protection.ts';
import { loadStaticSite } from '#server/http/static-site.ts';
import { createLog } from '#server/log.ts';
import { banner } from './banner.ts';
import { loadDeskRoutes } from './open-desk.ts';
import { openInsight } from './open-insight.ts';
import { openRuntime } from './open-runtime.ts';
import { processSettings } from './settings.ts';
import { closeOnSignals, exitWithError } from './shutdown.ts';

const HTTP_LIMITS = {
  /**
   * Longer than the keep-alive of load balancers (60 s). So they close the connection first, and no request arrives on
   * a closed connection.
   */
  keepAliveTimeout: 65_000,
  /** A form has a few kilobytes. A client slower than this keeps the connection open on purpose. */
  requestTimeout: 30_000,
  headersTimeout: 20_000,
} as const;

async function start(): Promise<void> {
  const settings = processSettings();
  const log = createLog(settings.logLevel);
  const protection = siteProtection();
  const staticSite = loadStaticSite(settings.siteDir, protection);
  const runtime = await openRuntime(settings, log);
  collectDefaultMetrics({ register: runtime.metrics.registry });
  const { worker, store } = runtime;
  const { isDraining, track, drain } = createDrain({ graceMs: settings.drainMs });
  const desk = await loadDeskRoutes(runtime);
  const insight = openInsight(runtime);
  const app = createApp({ ...runtime, staticSite, protection, desk, insight: insight?.routes, isDraining });
  const serverOptions = {
    fetch: withOneHost(app.fetch),
    port: settings.port,
    hostname: settings.host,
    serverOptions: HTTP_LIMITS,
  };
  const server = serve(serverOptions, ({ port }) => {
    if (settings.worker) worker.start();
    process.stdout.write(
      banner(settings, { address: `http://localhost:${port}`, startMs: performance.now() }),
    );
  }) as Server;
  track(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is already in use. Set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
  store.unusable.catch(exitWithError);
  closeOnSignals(async () => {
    await Promise.all([drain(), worker.stop()]);
    await insight?.close();
    await runtime.close();
  });
}

await start().catch(exitWithError);
