/** `npm run worker`: sends deliveries in a separate process, beside servers with WORKER=off. */
import { healthRoutes } from '#server/http/health.ts';
import { run } from './run.ts';
import { exitWithError } from './shutdown.ts';

await run((runtime, isDraining) => {
  const { settings, worker, log } = runtime;
  // Keeps the process alive between deliveries.
  setInterval(() => {}, 60_000);
  worker.start();
  log.info('the worker is running');
  return {
    fetch: healthRoutes(runtime, isDraining, true).fetch,
    port: settings.workerPort,
    onListening: (port) =>
      log.info({ metrics: `http://localhost:${port}/metrics` }, 'worker health and metrics listening'),
    // The worker also runs without its health port.
    onError: ({ code }) =>
      log.warn({ code, port: settings.workerPort }, 'no metrics: WORKER_PORT cannot be used'),
  };
}).catch(exitWithError);
