/** Ends a delivery that takes too long, or that shutdown has to interrupt. */
import { DeliveryError } from '#server/errors.ts';

/** Thrown when shutdown interrupts a delivery; the attempt is not counted. */
export class InterruptedError extends Error {}

type DeadlineOptions = Readonly<{ deadlineMs: number; shutdown: AbortSignal }>;

/** The signal tells `work` to close its connections. The race ends the wait even if `work` ignores the signal. */
export async function withDeadline<Result>(
  { deadlineMs, shutdown }: DeadlineOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const timeOut = () =>
    controller.abort(new DeliveryError(`no answer within ${deadlineMs / 1000} s`, { scope: 'target' }));
  const interrupt = () => controller.abort(new InterruptedError());
  const timer = setTimeout(timeOut, deadlineMs);
  shutdown.addEventListener('abort', interrupt);
  try {
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    return await Promise.race([aborted, work(signal)]);
  } finally {
    clearTimeout(timer);
    shutdown.removeEventListener('abort', interrupt);
  }
}
