/** Movement as pure functions of time in seconds, so that every recording of a film is the same. */
type Ease = (share: number) => number;

const clamp = (n: number) => Math.min(1, Math.max(0, n));
/** What takes no time is over as soon as it begins. */
const shareOf = (passed: number, seconds: number) =>
  seconds > 0 ? clamp(passed / seconds) : Number(passed >= 0);

/** Comes to rest: for whatever enters. */
export const settle: Ease = (x) => 1 - (1 - x) ** 4;
/** Starts and ends at rest: for the camera and for whatever travels. */
export const glide: Ease = (x) => (x < 0.5 ? 8 * x ** 4 : 1 - (-2 * x + 2) ** 4 / 2);

/** How far something is that begins at `from` and lasts some seconds: 0 before, 1 after. */
export const over = (t: number, from: number, seconds: number, ease: Ease = settle): number =>
  ease(shareOf(t - from, seconds));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** There between two moments, with a soft start and end. */
export const during = (t: number, from: number, to: number, fade = 0.35): number =>
  Math.min(over(t, from, fade), 1 - over(t, to - fade, fade));

export type Move = { at: number; seconds: number; x: number; y: number; zoom?: number };
export type View = { x: number; y: number; zoom: number };

/** While it travels the camera draws back a little, so that the way is seen and not only the places. */
const DRAW_BACK = 0.16;

/** Where the camera looks: it rests on a place until the next move begins. */
export function viewAt(moves: readonly Move[], t: number): View {
  const begun = moves.filter(({ at }) => at <= t);
  const to = begun.at(-1) ?? moves[0];
  const from = begun.at(-2) ?? to;
  if (!to || !from) throw new Error('The camera has nowhere to look');
  const share = over(t, to.at, to.seconds, glide);
  const away = Math.hypot(to.x - from.x, to.y - from.y) > 0 ? DRAW_BACK * Math.sin(Math.PI * share) : 0;
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    zoom: mix(from.zoom ?? 1, to.zoom ?? 1, share) * (1 - away),
  };
}

/** Enters from below with a fade. */
export const rise = (share: number, distance = 40) => ({
  opacity: share,
  transform: `translateY(${(1 - share) * distance}px)`,
});
