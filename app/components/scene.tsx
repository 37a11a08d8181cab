import type { CSSProperties, ReactNode } from 'react';

type SceneProps = {
  children: ReactNode;
  className?: string;
  /** How much of it must be in view. */
  share?: number;
};

/**
 * A drawing that plays once when it is seen (watch-scenes.ts). Its parts carry `step` (they arrive), `drift` (they only
 * move) or `cue` (they are there or not), and a moment from `at`. The rules are in scene.css; without script or motion
 * it rests in its last frame.
 */
export function Scene({ children, className, share = 0.4 }: SceneProps) {
  return (
    <div data-scene="" data-share={share} className={className}>
      {children}
    </div>
  );
}

/** When a part moves, in milliseconds, and optionally from where. */
export function at(moment: number, from?: string): CSSProperties {
  return { '--at': `${moment}ms`, '--from': from } as CSSProperties;
}
