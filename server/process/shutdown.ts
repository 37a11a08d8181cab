/** Stops the process: gracefully at the first signal, at once at the second. */
import { OperatorError } from '#server/errors.ts';

/** Ctrl+C reaches a whole group of processes, some of which pass it on: that is still one press. */
const SAME_PRESS_MS = 200;

export function closeOnSignals(close: () => Promise<void>): void {
  let since: number | undefined;
  const handle = () => {
    if (since !== undefined && performance.now() - since < SAME_PRESS_MS) return;
    if (since !== undefined) process.exit(1);
    since = performance.now();
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

/** A fault that the operator has to mend ends the process with one message; anything else is a bug and shows its stack. */
export function endWith(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
