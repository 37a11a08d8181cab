/** Number of particles in the hero. */
export const PARTICLES = 20;

/** Position in percent of the box, size in pixels. */
export type Particle = { x: number; y: number; size: number };

/**
 * Distance in pixels and duration in milliseconds of each particle group. All motion in view ends within five seconds.
 */
export const PARTICLE_GROUPS = [
  { drift: 60, lasts: 2400 },
  { drift: 110, lasts: 3200 },
  { drift: 160, lasts: 4000 },
  { drift: 220, lasts: 4400 },
] as const;

export function placeParticles(random: () => number, count: number = PARTICLES): Particle[] {
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  return Array.from({ length: count }, () => ({
    x: between(1, 98),
    y: between(2, 97),
    size: between(2, 5),
  }));
}

/** Random start position of a group of ticks. Later groups start further to the left. */
export function scatterTicks(random: () => number, group: number): string {
  const swing = (reach: number) => Math.round((random() * 2 - 1) * reach);
  return `translate(${swing(110) - group * 15}px, ${swing(9)}px) rotate(${swing(50)}deg)`;
}
