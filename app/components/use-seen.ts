import { type RefObject, useEffect, useState } from 'react';
import { loadingScreenLeft } from '#app/features/loading-screen/run-loading-screen.ts';

/** Nothing before hydration, so that prerendered HTML stands in its final state. */
export type Sight = 'waiting' | 'seen' | undefined;

/** Whether a visitor has seen the element yet. What lies under the loading screen has not been seen. */
export function useSeen(target: RefObject<HTMLElement | null>, share: number): Sight {
  const [sight, setSight] = useState<Sight>();

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    setSight('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setSight('seen');
      },
      { threshold: share },
    );
    let left = false;
    loadingScreenLeft().then(() => left || observer.observe(element));
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [target, share]);

  return sight;
}
