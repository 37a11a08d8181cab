import { createContext, type ReactNode, use, useDeferredValue, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** True if the surrounding slide is visible or soon will be. Always true outside slides. */
export const SlideShownContext = createContext(true);

type PictureProps = {
  /** Text alternative, shown as a placeholder until the image is drawn. */
  alt: string;
  /** Reserves the space of the drawing. */
  className: string;
  children: ReactNode;
};

/**
 * A lazy drawing. The prerendered HTML has only its text. The drawing replaces the text when the island is hydrated and
 * the slide is visible or soon will be.
 */
export function Picture({ alt, className, children }: PictureProps) {
  const canDraw = useIsHydrated();
  // Deferred, so that the slide appears before its drawing.
  const isShown = useDeferredValue(use(SlideShownContext) && canDraw);
  const [isDrawn, setIsDrawn] = useState(isShown);
  if (isShown && !isDrawn) setIsDrawn(true);
  if (!isDrawn) return <p className={`picture ${className}`}>{alt}</p>;
  return (
    <div role="img" aria-label={alt} className={className}>
      {children}
    </div>
  );
}
