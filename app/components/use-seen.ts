import { type RefObject, useEffect, useState } from 'react';
import { loadingScreenLeft } from './loading-screen-left.ts';

/** Nothing before hydration, so that prerendered HTML stands in its final state; past once it has left the screen. */
export type Sight = 'waiting' | 'seen' | 'past' | undefined;

/**
 * Whether a visitor has seen the element yet. What lies under the loading screen has not been seen. Each new `run`
 * begins with an element that nobody has seen.
 */
export function useSeen(target: RefObject<HTMLElement | null>, share: number, run = 0): Sight {
  const [latest, setLatest] = useState<{ run: number; sight: Sight }>();

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const setSight = (sight: Sight) => setLatest({ run, sight });
    setSight('waiting');
    let seen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!seen && entries.some((entry) => entry.intersectionRatio >= share)) {
          seen = true;
          setSight('seen');
        }
        if (!seen || entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        setSight('past');
      },
      { threshold: [0, share] },
    );
    let left = false;
    loadingScreenLeft().then(() => left || observer.observe(element));
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [target, share, run]);

  return latest && latest.run !== run ? 'waiting' : latest?.sight;
}
