import type { CSSProperties } from 'react';

/** Beats at which the work of a lane arrives, starts and is done. */
export const arrivesAt = (lane: number) => 2 * lane;
export const startsAt = (lane: number) => arrivesAt(lane) + 1;
export const doneAt = (lane: number) => startsAt(lane) + 3;

/** Attributes of a part that moves at this beat, optionally from an offset. play-room.ts plays it. */
export const beat = (at: number, from?: string) => ({
  'data-beat': at,
  style: from === undefined ? undefined : ({ '--from': from } as CSSProperties),
});
