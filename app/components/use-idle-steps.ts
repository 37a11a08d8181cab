import { startTransition, useEffect, useState } from 'react';

/** Counts from 0 to `steps`, one step per idle moment of the browser. */
export function useIdleSteps(steps: number): number {
  const [doneSteps, setDoneSteps] = useState(0);
  useEffect(() => {
    if (doneSteps >= steps) return;
    const takeStep = () => startTransition(() => setDoneSteps(doneSteps + 1));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(takeStep, 200);
      return () => clearTimeout(timer);
    }
    const idleCallback = requestIdleCallback(takeStep);
    return () => cancelIdleCallback(idleCallback);
  }, [doneSteps, steps]);
  return doneSteps;
}
