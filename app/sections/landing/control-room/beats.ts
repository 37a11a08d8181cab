export const WORK_LASTS = 3;
/** Beats at which the work of a lane arrives, starts and is done. */
export const arrivesAt = (lane: number) => 2 * lane;
export const startsAt = (lane: number) => arrivesAt(lane) + 1;
export const doneAt = (lane: number) => startsAt(lane) + WORK_LASTS;

/** Attributes of a part that moves at this beat. play-room.ts plays it; style sheets set its start position. */
export const beat = (time: number) => ({ 'data-beat': time });
