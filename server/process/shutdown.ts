/** Stops the process: gracefully at the first signal, at once at the second. */
import { OperatorError } from '#server/errors.ts';

/** Ctrl+C reaches a whole process group, and some processes forward it. Signals within this time count as one. */
const SAME_SIGNAL_MS = 200;

export function closeOnSignals(close: () => Promise<void>): void {
  let firstSignalTime: number | undefined;
  const handle = () => {
    if (firstSignalTime !== undefined && performance.now() - firstSignalTime < SAME_SIGNAL_MS) return;
    if (firstSignalTime !== undefined) process.exit(1);
    firstSignalTime = performance.now();
    close().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handle);
}

/** Ends the process. An operator's error prints one message; any other error is a bug and prints its stack. */
export function exitWithError(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
