import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { useDrawn } from './use-drawn.ts';
import { type Sight, useSeen } from './use-seen.ts';

type SceneProps = {
  children: ReactNode;
  className?: string;
  /** How much of it must be in view. */
  share?: number;
  /** Another number has it seen anew; parts that carry it as their key play again. */
  run?: number;
};

/**
 * A drawing that plays once when it is seen. Its parts carry `step` (they arrive) or `drift` (they
 * only move) and a moment from `at`. The rules are in scene.css; without script or motion it stands in its last frame.
 */
export function Scene({ children, className, share = 0.4, run }: SceneProps) {
  const element = useRef<HTMLDivElement>(null);
  const sight = useSeen(element, share, run);
  return (
    <div ref={element} data-scene={sight} className={className}>
      {children}
    </div>
  );
}

/**
 * A scene of many parts: each carries its own sight and begins a frame after the one before it. All movements at once
 * would block a slow phone.
 */
export function useSceneInTurns(
  element: RefObject<HTMLElement | null>,
  share: number,
  run: number,
  parts: number,
): Sight[] {
  const sight = useSeen(element, share, run);
  const [begun, setBegun] = useState(1);
  useEffect(() => {
    if (sight === 'seen' && begun < parts) return afterPaint(() => setBegun(begun + 1));
  }, [sight, begun, parts]);
  return Array.from({ length: parts }, (_, part) => (sight === 'seen' && part >= begun ? 'waiting' : sight));
}

/** When a part moves, in milliseconds, and optionally from where. From nowhere it is there at once, and over as soon. */
export function at(moment: number, from?: string): CSSProperties {
  const still = from === 'none' && { '--moves': 'show', '--lasts': '1ms' };
  return { '--at': `${moment}ms`, '--from': from, ...still } as CSSProperties;
}

/** The same for a scene that is in the HTML: it stands there in its last frame, and its moments come with the script. */
export function useMoments(): (moment: number, from?: string) => CSSProperties | undefined {
  const drawn = useDrawn();
  return (moment, from) => (drawn ? at(moment, from) : undefined);
}
