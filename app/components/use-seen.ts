import { type RefObject, useEffect, useState } from 'react';
import { loadingScreenLeft } from './loading-screen-left.ts';

/** What an element is to the visitor: past once it has left the screen. */
export type Sight = 'waiting' | 'seen' | 'past';

/** Tells what the element is to the visitor until it is past or called off. Under the loading screen nothing is seen. */
export function watchSight(element: Element, share: number, tell: (sight: Sight) => void): () => void {
  tell('waiting');
  let seen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!seen && entries.some((entry) => entry.intersectionRatio >= share)) {
        seen = true;
        tell('seen');
      }
      if (!seen || entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      tell('past');
    },
    { threshold: [0, share] },
  );
  let left = false;
  loadingScreenLeft().then(() => left || observer.observe(element));
  return () => {
    left = true;
    observer.disconnect();
  };
}

/** Nothing before hydration, so that prerendered HTML stands in its final state. */
export function useSeen(target: RefObject<Element | null>, share: number): Sight | undefined {
  const [sight, setSight] = useState<Sight>();
  useEffect(() => {
    if (target.current) return watchSight(target.current, share, setSight);
  }, [target, share]);
  return sight;
}
