import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';
import { useIdleSteps } from './use-idle-steps.ts';

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
