/** Animation as pure functions of time in seconds, so that every recording is identical. */
type Ease = (share: number) => number;

const clamp = (n: number) => Math.min(1, Math.max(0, n));
/** A duration of zero counts as finished. */
const shareOf = (passed: number, seconds: number) =>
  seconds > 0 ? clamp(passed / seconds) : Number(passed >= 0);

/** Ease-out, for elements that enter. */
export const settle: Ease = (x) => 1 - (1 - x) ** 4;
/** Ease-in-out, for the camera and for elements that travel. */
export const glide: Ease = (x) => (x < 0.5 ? 8 * x ** 4 : 1 - (-2 * x + 2) ** 4 / 2);

/** Progress of an animation that begins at `from`: 0 before, 1 after. */
export const over = (t: number, from: number, seconds: number, ease: Ease = settle): number =>
  ease(shareOf(t - from, seconds));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Visible between two moments, with a fade at both ends. */
export const during = (t: number, from: number, to: number, fade = 0.35): number =>
  Math.min(over(t, from, fade), 1 - over(t, to - fade, fade));

export type Move = { at: number; seconds: number; x: number; y: number; zoom?: number };
export type View = { x: number; y: number; zoom: number };

/** The camera zooms out a little while it travels, so that the path is visible; hardly at all over a short distance. */
const DRAW_BACK = { zoom: 0.16, distance: 1800 };

/** The camera position; it rests until the next move begins. */
export function viewAt(moves: readonly Move[], t: number): View {
  const begun = moves.filter(({ at }) => at <= t);
  const to = begun.at(-1) ?? moves[0];
  const from = begun.at(-2) ?? to;
  if (!to || !from) throw new Error('The camera has no moves');
  const share = over(t, to.at, to.seconds, glide);
  const way = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / DRAW_BACK.distance);
  const away = DRAW_BACK.zoom * way * Math.sin(Math.PI * share);
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    zoom: mix(from.zoom ?? 1, to.zoom ?? 1, share) * (1 - away),
  };
}

/** The text with every number at this share of its value: "$12.40" starts as "$0.00". */
export const countUp = (text: string, share: number): string =>
  text.replaceAll(
    /([.,]?)(\d+)/g,
    (_, point: string, digits: string) =>
      point + String(Math.round(Number(digits) * share)).padStart(point ? digits.length : 1, '0'),
  );

/** Pressed for a moment: 0, 1, 0. */
export const pressAt = (t: number, at: number): number => over(t, at, 0.12) * (1 - over(t, at + 0.16, 0.2));

/** Enters from below with a fade. */
export const rise = (share: number, distance = 40) => ({
  opacity: share,
  transform: `translateY(${(1 - share) * distance}px)`,
});
