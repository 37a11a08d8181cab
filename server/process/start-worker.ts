/** `npm run worker`: deliveries in a process of their own, beside servers that run with WORKER=off. */
import { pino } from 'pino';
import { OperatorError } from '#server/errors.ts';
import { openRuntime } from './runtime.ts';
import { processSettings } from './settings.ts';

try {
  const settings = processSettings();
  const log = pino({ level: settings.logLevel, base: null });
  const { worker, close } = await openRuntime(settings, log);
  worker.start();
  log.info('the worker is running');
  // Keeps the process alive between deliveries, whatever the store's connections do.
  const alive = setInterval(() => {}, 60_000);
  const stop = async () => {
    clearInterval(alive);
    await close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
