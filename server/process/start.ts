/** Starts the server: settings, store, site, listening and a graceful stop. */
import type { Server } from 'node:http';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { collectDefaultMetrics } from 'prom-client';
import { createDrain } from '#server/http/drain.ts';
import { createLog } from '#server/log.ts';
import { banner } from './banner.ts';
import { openApp } from './open-app.ts';
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

/** Raw headers alternate names and values. */
const hasOneHost = ({ incoming: { rawHeaders } }: HttpBindings | Http2Bindings) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length <= 1;

async function start(): Promise<void> {
  const settings = processSettings();
  const log = createLog(settings.logLevel);
  const runtime = await openRuntime(settings, log);
  collectDefaultMetrics({ register: runtime.metrics.registry });
  const { worker, store } = runtime;
  const { isDraining, track, drain } = createDrain({ graceMs: settings.drainSeconds * 1000 });
  const app = await openApp(runtime, { isDraining });
  const serverOptions = {
    // With two Host headers, a proxy and this server might trust different ones (RFC 9112, 3.2).
    fetch: (request: Request, env: HttpBindings | Http2Bindings) =>
      hasOneHost(env) ? app.fetch(request, env as HttpBindings) : new Response(null, { status: 400 }),
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
    await runtime.close();
  });
}

await start().catch(exitWithError);
