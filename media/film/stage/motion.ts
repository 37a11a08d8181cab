/** Animations as pure functions of `t`, the time in seconds. So every recording is identical. */
type Ease = (progress: number) => number;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** An animation without duration is finished at its start. */
const linearProgress = (elapsed: number, seconds: number) =>
  seconds > 0 ? clamp(elapsed / seconds) : Number(elapsed >= 0);

/** For elements that appear. */
export const easeOut: Ease = (progress) => 1 - (1 - progress) ** 4;
/** For the camera and for elements that move. */
export const easeInOut: Ease = (progress) =>
  progress < 0.5 ? 8 * progress ** 4 : 1 - (-2 * progress + 2) ** 4 / 2;

/** Progress of an animation that starts at `from`: 0 before it, 1 after it. */
export const progressAt = (t: number, from: number, seconds: number, ease: Ease = easeOut): number =>
  ease(linearProgress(t - from, seconds));

export const interpolate = (from: number, to: number, progress: number): number =>
  from + (to - from) * progress;

/** Opacity of an element that is visible between two times, with a fade at both ends. */
export const visibilityAt = (t: number, from: number, to: number, fade = 0.35): number =>
  Math.min(progressAt(t, from, fade), 1 - progressAt(t, to - fade, fade));

export type CameraMove = { at: number; seconds: number; x: number; y: number; zoom?: number };
export type CameraView = { x: number; y: number; zoom: number };

/** During a move, the camera zooms out a little. It zooms out less if the distance is shorter than this. */
const ZOOM_OUT = { zoom: 0.16, distance: 1800 };

/** Position and zoom of the camera. Between two moves, the camera does not move. */
export function cameraViewAt(moves: readonly CameraMove[], t: number): CameraView {
  const startedMoves = moves.filter(({ at }) => at <= t);
  const to = startedMoves.at(-1) ?? moves[0];
  const from = startedMoves.at(-2) ?? to;
  if (!to || !from) throw new Error('The camera has no moves');
  const progress = progressAt(t, to.at, to.seconds, easeInOut);
  const relativeDistance = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / ZOOM_OUT.distance);
  const zoomOut = ZOOM_OUT.zoom * relativeDistance * Math.sin(Math.PI * progress);
  return {
    x: interpolate(from.x, to.x, progress),
    y: interpolate(from.y, to.y, progress),
    zoom: interpolate(from.zoom ?? 1, to.zoom ?? 1, progress) * (1 - zoomOut),
  };
}

/** Multiplies every number in a text by the progress: "$12.40" starts as "$0.00". */
export const countUp = (text: string, progress: number): string =>
  text.replaceAll(
    /([.,]?)(\d+)/g,
    (_, separator: string, digits: string) =>
      separator + String(Math.round(Number(digits) * progress)).padStart(separator ? digits.length : 1, '0'),
  );

/** Progress of a button press: from 0 to 1 and back to 0. */
export const pressAt = (t: number, at: number): number =>
  progressAt(t, at, 0.12) * (1 - progressAt(t, at + 0.16, 0.2));

/** Style of an element that moves up and fades in. */
export const rise = (t: number, from: number, seconds: number, distance = 40) => {
  const progress = progressAt(t, from, seconds);
  return { opacity: progress, transform: `translateY(${(1 - progress) * distance}px)` };
};
