/** Ends a delivery that takes too long, or that shutdown has to interrupt. */
import { DeliveryError } from '#server/errors.ts';

/** Thrown when shutdown interrupts a delivery; the attempt is not counted. */
export class Interrupted extends Error {}

type Limits = Readonly<{ deadlineMs: number; shutdown: AbortSignal }>;

/** The signal closes connections. The race ends the wait even if a kind ignores the signal. */
export async function withDeadline<Result>(
  { deadlineMs, shutdown }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { signal } = ending;
  const timeOut = () =>
    ending.abort(new DeliveryError(`no answer within ${deadlineMs / 1000} s`, { blames: 'target' }));
  const interrupt = () => ending.abort(new Interrupted());
  const timer = setTimeout(timeOut, deadlineMs);
  shutdown.addEventListener('abort', interrupt);
  try {
    const ended = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    return await Promise.race([ended, work(signal)]);
  } finally {
    clearTimeout(timer);
    shutdown.removeEventListener('abort', interrupt);
  }
}
