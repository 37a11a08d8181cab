/** Starts the server: settings, store, site, listening, and a close that loses nothing. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { OperatorError } from '#server/errors.ts';
import { createApp } from '#server/http/app.ts';
import { siteProtection } from '#server/http/protection.ts';
import { loadStaticSite } from '#server/http/static-site.ts';
import { banner } from './banner.ts';
import { openDesk } from './open-desk.ts';
import { openInsight } from './open-insight.ts';
import { openRuntime } from './runtime.ts';
import { processSettings } from './settings.ts';

/** A request that is still running after this long is given up, so that a restart does not hang. */
const DRAIN_MS = 10_000;

const HTTP_LIMITS = {
  /** Longer than the minute that balancers keep a connection: they close it, not we, so no request meets a closed one. */
  keepAliveTimeout: 65_000,
  /** A form is a few kilobytes; who needs longer is holding a connection on purpose. */
  requestTimeout: 30_000,
  headersTimeout: 20_000,
} as const;

async function start(): Promise<void> {
  const settings = processSettings();
  const log = pino({ level: settings.logLevel, base: null });
  const protection = siteProtection();
  const staticSite = loadStaticSite(settings.siteDir, protection);
  const runtime = await openRuntime(settings, log);
  const { worker } = runtime;
  const deps = { ...runtime, settings, log, wake: worker.wake };
  const desk = await openDesk(deps);
  const insight = openInsight(deps);
  const app = createApp({ ...deps, staticSite, protection, desk, insight: insight?.routes });
  const listen = {
    fetch: app.fetch,
    port: settings.port,
    hostname: settings.host,
    serverOptions: HTTP_LIMITS,
  };
  const server = serve(listen, ({ port }) => {
    if (settings.worker) worker.start();
    process.stdout.write(banner(settings, `http://localhost:${port}`, performance.now()));
  }) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is taken. Set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await insight?.close();
    await runtime.close();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
