import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

type PictureProps = {
  /** Text alternative, shown as a placeholder until the image is drawn. */
  alt: string;
  /** Reserves the space of the drawing. */
  className: string;
  children: ReactNode;
};

/** A lazy drawing. The prerendered HTML has only its text. The drawing replaces the text when the island is hydrated. */
export function Picture({ alt, className, children }: PictureProps) {
  // Deferred, so that the slide appears before its drawing.
  const isDrawn = useDeferredValue(useIsHydrated(), false);
  if (!isDrawn) return <p className={`picture ${className}`}>{alt}</p>;
  return (
    <div role="img" aria-label={alt} className={className}>
      {children}
    </div>
  );
}
