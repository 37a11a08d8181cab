/** Tells a balancer if it may send requests to this process. */
import { createTimeBudget } from './time-budget.ts';

/** However often it is asked, the store is written at most this often. */
const PROBE_MS = 1_000;

type ReadinessDeps = Readonly<{
  probe(): Promise<void>;
  monotonicNow: () => number;
  /** The process was told to end. */
  isDraining(): boolean;
}>;

export function createReadiness({ probe, monotonicNow, isDraining }: ReadinessDeps): () => Promise<void> {
  let last: Readonly<{ at: number; result: Promise<void> }> | undefined;
  return async () => {
    if (isDraining()) throw new Error('the process is about to end');
    if (!last || monotonicNow() - last.at >= PROBE_MS) {
      const result = createTimeBudget()(probe());
      // Whoever asked hears of it; nobody may be listening to one that was kept.
      result.catch(() => {});
      last = { at: monotonicNow(), result };
    }
    return last.result;
  };
}
