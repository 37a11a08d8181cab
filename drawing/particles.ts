/** Number of particles in the hero. */
export const PARTICLES = 20;

/** Position in percent of the box, size in pixels. */
export type Particle = { x: number; y: number; size: number };

/**
 * Distance in pixels and duration in milliseconds of each particle group. All motion in view ends within five seconds.
 */
export const PARTICLE_GROUPS = [
  { distance: 60, durationMs: 2400 },
  { distance: 110, durationMs: 3200 },
  { distance: 160, durationMs: 4000 },
  { distance: 220, durationMs: 4400 },
] as const;

export function placeParticles(random: () => number, count: number = PARTICLES): Particle[] {
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  return Array.from({ length: count }, () => ({
    x: between(1, 98),
    y: between(2, 97),
    size: between(2, 5),
  }));
}

/** Random CSS transform from which a group of the hero's ticks starts. Later groups start further to the left. */
export function randomTickTransform(random: () => number, group: number): string {
  const randomOffset = (maximum: number) => Math.round((random() * 2 - 1) * maximum);
  return `translate(${randomOffset(110) - group * 15}px, ${randomOffset(9)}px) rotate(${randomOffset(50)}deg)`;
}
