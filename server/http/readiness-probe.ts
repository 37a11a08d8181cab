/** Tells a load balancer whether it may send requests to this process. */
import { createTimeBudget } from './time-budget.ts';

/** The store is probed at most this often. */
const PROBE_INTERVAL_MS = 1_000;

type ReadinessProbeDeps = Readonly<{
  probe(): Promise<void>;
  monotonicNow: () => number;
  /** True after a stop signal. */
  isDraining(): boolean;
}>;

export function createReadinessProbe({
  probe,
  monotonicNow,
  isDraining,
}: ReadinessProbeDeps): () => Promise<void> {
  let lastProbe: Readonly<{ time: number; result: Promise<void> }> | undefined;
  return async () => {
    if (isDraining()) throw new Error('the process is about to end');
    if (!lastProbe || monotonicNow() - lastProbe.time >= PROBE_INTERVAL_MS) {
      const result = createTimeBudget()(probe());
      // The caller gets the error from `lastProbe.result`. Without this line, Node would report an unhandled rejection.
      result.catch(() => {});
      lastProbe = { time: monotonicNow(), result };
    }
    return lastProbe.result;
  };
}
