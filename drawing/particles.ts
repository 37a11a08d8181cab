/** How many particles drift in the hero's current. */
export const PARTICLES = 20;

/** A place in per cent of the current's box, and a size in pixels. */
export type Particle = { x: number; y: number; size: number };

/** How far, in pixels, and how long, in milliseconds, each shoal drifts: everything in view rests within five seconds. */
export const SHOALS = [
  { drift: 60, lasts: 2400 },
  { drift: 110, lasts: 3200 },
  { drift: 160, lasts: 4000 },
  { drift: 220, lasts: 4400 },
] as const;

/** Rounded, so that the HTML made at build and the first render in the browser agree to the letter. */
export function placeParticles(random: () => number, count: number = PARTICLES): Particle[] {
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  return Array.from({ length: count }, () => ({
    x: between(1, 98),
    y: between(2, 97),
    size: between(2, 5),
  }));
}
