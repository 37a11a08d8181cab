import { startTransition, useEffect, useState } from 'react';

/** Counts from nought to `steps`, one whenever the browser has nothing else to do. */
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
