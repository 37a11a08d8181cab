import { type RefCallback, type RefObject, useLayoutEffect, useState } from 'react';
import { type Sight, watchSight } from '#app/components/use-seen.ts';

/** In milliseconds. In hero.css `--lasts` of a room is one beat. */
const BEAT = 400;

/** When the work of a lane arrives, begins and is done, in beats. */
export const ARRIVES = (lane: number) => 2 * lane;
export const STARTS = (lane: number) => ARRIVES(lane) + 1;
export const DONE = (lane: number) => STARTS(lane) + 3;

type Part = HTMLElement | SVGElement;

/** The `ref` of a part that moves at this beat, optionally from somewhere. */
export type Beats = (beat: number, from?: string) => RefCallback<Part> | undefined;

/**
 * Tells each part itself what it is to the visitor: a beat then renders nothing anew. Parts wait without an animation
 * until their beat: one that has begun and waits for its moment is styled anew in every frame.
 */
function playedParts() {
  const parts = new Map<Part, number>();
  let sight: Sight | undefined;
  let now = 0;
  const tell = (part: Part, beat: number) => {
    const is = sight === 'seen' && beat > now ? 'waiting' : sight;
    if (is !== part.dataset.scene) part.dataset.scene = is;
  };
  const beats: Beats = (beat, from) => (part) => {
    if (!part) return;
    if (from) part.style.setProperty('--from', from);
    parts.set(part, beat);
    if (sight) tell(part, beat);
    return () => {
      parts.delete(part);
    };
  };
  const tellAll = (nowSight: Sight, nowBeat: number) => {
    sight = nowSight;
    now = nowBeat;
    for (const [part, beat] of parts) tell(part, beat);
  };
  return { beats, tellAll };
}

type Play = { share: number; lanes: number; run?: number };

/** Plays a room of several lanes when it is seen, and again with another `run`. */
export function useBeats(room: RefObject<HTMLElement | null>, { share, lanes, run = 0 }: Play): Beats {
  const [{ beats, tellAll }] = useState(playedParts);
  const last = DONE(lanes - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run begins anew
  useLayoutEffect(() => {
    if (!room.current) return;
    let clock: ReturnType<typeof setInterval> | undefined;
    const callOff = watchSight(room.current, share, (sight) => {
      let now = 0;
      clearInterval(clock);
      tellAll(sight, now);
      if (sight !== 'seen') return;
      clock = setInterval(() => {
        now += 1;
        tellAll(sight, now);
        if (now === last) clearInterval(clock);
      }, BEAT);
    });
    return () => {
      clearInterval(clock);
      callOff();
    };
  }, [room, share, last, run, tellAll]);
  return beats;
}
