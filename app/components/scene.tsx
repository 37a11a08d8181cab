import type { CSSProperties, ReactNode } from 'react';

type SceneProps = {
  children: ReactNode;
  className?: string;
  /** Share of the scene that must be in view. */
  share?: number;
};

/**
 * A drawing that plays once when it comes into view (watch-scenes.ts). Class `step`: the part appears; `drift`: it only
 * moves; `cue`: it switches on. `startAt` sets its time. The CSS is in scene.css. Without script or motion every part is in
 * its final state.
 */
export function Scene({ children, className, share = 0.4 }: SceneProps) {
  return (
    <div data-scene="" data-share={share} className={className}>
      {children}
    </div>
  );
}

/** Sets when a part moves, in milliseconds, and optionally its start position. */
export function startAt(moment: number, from?: string): CSSProperties {
  return { '--at': `${moment}ms`, '--from': from } as CSSProperties;
}
