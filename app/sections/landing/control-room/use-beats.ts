import { type RefObject, useEffect, useState } from 'react';
import { type Sight, useSeen } from '#app/components/use-seen.ts';

/** In milliseconds. In hero.css `--lasts` of a room is one beat. */
const BEAT = 400;

/** When the work of a lane arrives, begins and is done, in beats. */
export const ARRIVES = (lane: number) => 2 * lane;
export const STARTS = (lane: number) => ARRIVES(lane) + 1;
export const DONE = (lane: number) => STARTS(lane) + 3;

/** What a part that moves at this beat is to the visitor. */
export type Beats = (beat: number) => Sight;

type Play = { share: number; lanes: number; run?: number };

/**
 * Plays a room of several lanes when it is seen. Its parts wait without an animation until their beat: one that has
 * begun and waits for its moment is styled anew in every frame.
 */
export function useBeats(element: RefObject<HTMLElement | null>, { share, lanes, run = 0 }: Play): Beats {
  const sight = useSeen(element, share, run);
  const [latest, setLatest] = useState({ run, now: 0 });
  const last = DONE(lanes - 1);
  useEffect(() => {
    if (sight !== 'seen') return;
    let now = 0;
    const clock = setInterval(() => {
      now += 1;
      setLatest({ run, now });
      if (now === last) clearInterval(clock);
    }, BEAT);
    return () => clearInterval(clock);
  }, [sight, run, last]);
  const now = latest.run === run ? latest.now : 0;
  return (beat) => (sight === 'seen' && beat > now ? 'waiting' : sight);
}
