/** How many particles drift in the hero's current. */
export const PARTICLES = 20;

/** A place in per cent of the current's box, a size in pixels, and the way it drifts to get there. */
export type Particle = { x: number; y: number; size: number; drift: number; lasts: number };

/** Longest drift in milliseconds: everything in view rests within five seconds. */
export const LONGEST_DRIFT = 4600;

/** Rounded, so that the HTML made at build and the first render in the browser agree to the letter. */
export function placeParticles(random: () => number, count: number = PARTICLES): Particle[] {
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  return Array.from({ length: count }, () => ({
    x: between(1, 98),
    y: between(2, 97),
    size: between(2, 5),
    drift: between(40, 220),
    lasts: Math.round(between(2400, LONGEST_DRIFT)),
  }));
}
