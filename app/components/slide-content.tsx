import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';

/** Counts from 0 to `steps`, one step per idle moment of the browser. */
function useIdleSteps(steps: number): number {
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

/**
 * Number of slides after the current one that should exist: the next one, once the browser is idle, and all of them
 * when the visitor reaches for the section.
 */
export function useSlidesAhead(region: RefObject<HTMLElement | null>, slideCount: number): number {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const reach = () => {
      startTransition(() => setIsReached(true));
      listeners.abort();
    };
    // No pointer events: those of a tap precede its click, whose answer would wait for the slides.
    for (const type of ['mouseenter', 'focusin'])
      region.current?.addEventListener(type, reach, { signal: listeners.signal });
    return () => listeners.abort();
  }, [region]);
  return useIdleSteps(Math.min(isReached ? slideCount : 1, slideCount - 1));
}

type SlideContentProps = {
  isWanted: boolean;
  children: ReactNode;
  /** Content for readers without script, if it differs. */
  withoutScript?: ReactNode;
};

/** Content of a slide that is created when it is first wanted. Until then it is text for readers without script. */
export function SlideContent({ isWanted, children, withoutScript = children }: SlideContentProps) {
  const [isMounted, setIsMounted] = useState(isWanted);
  if (isWanted && !isMounted) setIsMounted(true);
  return isMounted ? children : <noscript data-slide="">{withoutScript}</noscript>;
}
