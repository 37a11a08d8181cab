/** `npm run worker`: sends deliveries in a separate process, beside servers with WORKER=off. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { collectDefaultMetrics } from 'prom-client';
import { createDrain } from '#server/http/drain.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createLog } from '#server/log.ts';
import { openRuntime } from './open-runtime.ts';
import { processSettings } from './settings.ts';
import { closeOnSignals, exitWithError } from './shutdown.ts';

async function start(): Promise<void> {
  const settings = processSettings();
  const log = createLog(settings.logLevel);
  const runtime = await openRuntime(settings, log);
  const { worker, store, metrics, clock, monotonicNow } = runtime;
  collectDefaultMetrics({ register: metrics.registry });
  const { isDraining, track, drain } = createDrain({ graceMs: 0 });
  const app = healthRoutes({
    metrics,
    log,
    metricsToken: settings.metricsToken,
    isPrivate: true,
    probe: () => store.probe(clock()),
    monotonicNow,
    isDraining,
  });
  // Keeps the process alive between deliveries.
  const keepAliveTimer = setInterval(() => {}, 60_000);
  const serverOptions = { fetch: app.fetch, port: settings.workerPort, hostname: settings.host };
  const server = serve(serverOptions, ({ port }) => {
    log.info({ metrics: `http://localhost:${port}/metrics` }, 'worker health and metrics listening');
  }) as Server;
  track(server);
  // The worker also runs without its health port.
  server.on('error', (error: NodeJS.ErrnoException) =>
    log.warn({ code: error.code, port: settings.workerPort }, 'no metrics: WORKER_PORT cannot be used'),
  );
  worker.start();
  log.info('the worker is running');
  store.unusable.catch(exitWithError);
  closeOnSignals(async () => {
    await Promise.all([drain(), worker.stop()]);
    clearInterval(keepAliveTimer);
    await runtime.close();
  });
}

await start().catch(exitWithError);
