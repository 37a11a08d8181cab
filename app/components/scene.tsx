import type { CSSProperties, ReactNode } from 'react';

type SceneProps = {
  children: ReactNode;
  className?: string;
  /** Share of the scene that must be in view before it plays. */
  visibleShare?: number;
};

/**
 * A drawing that plays once when it comes into view (watch-scenes.ts, scene.css). The class of a part selects its
 * animation: `step` moves into place and appears, `drift` only moves. Without script or with reduced motion, every part
 * is in its final state.
 */
export function Scene({ children, className, visibleShare = 0.4 }: SceneProps) {
  return (
    <div data-scene="" data-share={visibleShare} className={className}>
      {children}
    </div>
  );
}

/** Sets the index of a part, from which a style sheet derives its position and start time. */
export const atIndex = (index: number) => ({ '--i': index }) as CSSProperties;

/** Sets the start time of a part in milliseconds, and optionally its start position. */
export function startAt(startMs: number, from?: string): CSSProperties {
  return { '--at': `${startMs}ms`, '--from': from } as CSSProperties;
}
