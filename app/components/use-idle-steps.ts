import { startTransition, useEffect, useState } from 'react';

/** Counts from 0 to `steps`, one step per idle moment of the browser. */
export function useIdleSteps(steps: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done >= steps) return;
    const next = () => startTransition(() => setDone(done + 1));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(next, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(next);
    return () => cancelIdleCallback(idle);
  }, [done, steps]);
  return done;
}
