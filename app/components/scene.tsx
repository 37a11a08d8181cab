import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useDrawn } from './use-drawn.ts';
import { useSeen } from './use-seen.ts';

type SceneProps = {
  children: ReactNode;
  className?: string;
  /** How much of it must be in view. */
  share?: number;
};

/**
 * A drawing that plays once when it is seen. Its parts carry `step` (they arrive), `drift` (they only move) or `cue`
 * (they are there or not), and a moment from `at` or a sight of their own. The rules are in scene.css; without script
 * or motion it stands in its last frame.
 */
export function Scene({ children, className, share = 0.4 }: SceneProps) {
  const element = useRef<HTMLDivElement>(null);
  const sight = useSeen(element, share);
  return (
    <div ref={element} data-scene={sight} className={className}>
      {children}
    </div>
  );
}

/** When a part moves, in milliseconds, and optionally from where. */
export function at(moment: number, from?: string): CSSProperties {
  return { '--at': `${moment}ms`, '--from': from } as CSSProperties;
}

/** The same for a scene that is in the HTML: it stands there in its last frame, and its moments come with the script. */
export function useMoments(): (moment: number, from?: string) => CSSProperties | undefined {
  const drawn = useDrawn();
  return (moment, from) => (drawn ? at(moment, from) : undefined);
}
