/** Starts the server: site, forms, desk, API and, unless WORKER=off, the worker. */
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { openApp } from '#server/http/app.ts';
import { banner } from './banner.ts';
import { run } from './run.ts';
import { exitWithError } from './shutdown.ts';

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

await run(async (runtime, isDraining) => {
  const { settings, worker } = runtime;
  const app = await openApp(runtime, { isDraining });
  return {
    // With two Host headers, a proxy and this server might trust different ones (RFC 9112, 3.2).
    fetch: (request, env) =>
      hasOneHost(env) ? app.fetch(request, env as HttpBindings) : new Response(null, { status: 400 }),
    port: settings.port,
    serverOptions: HTTP_LIMITS,
    graceMs: settings.drainSeconds * 1000,
    onListening(port) {
      if (settings.worker) worker.start();
      const address = `http://localhost:${port}`;
      process.stdout.write(banner(settings, { address, startMs: performance.now() }));
    },
    onError({ code, message }) {
      const inUse = `Port ${settings.port} is already in use. Set PORT to another one.`;
      console.error(code === 'EADDRINUSE' ? inUse : message);
      process.exit(1);
    },
  };
}).catch(exitWithError);
