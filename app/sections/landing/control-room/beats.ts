/** Length of the work in a lane. Animations of a control room count time in beats (play-room.ts). */
export const WORK_BEATS = 3;
/** Beats at which the work of a lane arrives, starts and is done. */
export const arrivalBeat = (lane: number) => 2 * lane;
export const startBeat = (lane: number) => arrivalBeat(lane) + 1;
export const doneBeat = (lane: number) => startBeat(lane) + WORK_BEATS;

/** Attributes of a part that moves at this beat. play-room.ts plays it, and style sheets set its start position. */
export const atBeat = (beat: number) => ({ 'data-beat': beat });
