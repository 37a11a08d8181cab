import { startTransition, useEffect, useState } from 'react';

/** Counts from 0 to `steps`, one step per idle moment of the browser. */
export function useIdleSteps(steps: number): number {
  const [doneSteps, setDoneSteps] = useState(0);
  useEffect(() => {
    if (doneSteps >= steps) return;
    const next = () => startTransition(() => setDoneSteps(doneSteps + 1));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(next, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(next);
    return () => cancelIdleCallback(idle);
  }, [doneSteps, steps]);
  return doneSteps;
}
