import { useCallback, useEffect, useRef, useState } from 'react';
import { countedValue } from '#domain/count.ts';
import { COUNT_DURATION } from '#domain/timing.ts';

/** A figure that can count up to its value. At rest, before script and under reduced motion it is the value. */
export function useCount(value: number, decimals: number, seen: boolean) {
  const [shown, setShown] = useState(value);
  const frame = useRef(0);

  const count = useCallback(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    cancelAnimationFrame(frame.current);
    const start = performance.now();
    const tick = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / COUNT_DURATION));
      setShown(countedValue(value, decimals, progress));
      if (progress < 1) frame.current = requestAnimationFrame(tick);
    };
    tick(start);
  }, [value, decimals]);

  useEffect(() => {
    if (seen) count();
  }, [seen, count]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return { shown: shown.toFixed(decimals), count };
}
