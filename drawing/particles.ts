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

export function placeParticles(random: () => number): Particle[] {
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  return Array.from({ length: PARTICLES }, () => ({
    x: between(1, 98),
    y: between(2, 97),
    size: between(2, 5),
  }));
}

/** Maximum distance in pixels and angle in radians at which a group of ticks starts. */
const TICK_SCATTER = { distance: 110, angle: 0.87 };

/** Position and size in pixels. */
type Box = { left: number; top: number; width: number; height: number };

/** Random CSS transform from which a group of the hero's ticks starts. The group stays inside the area. */
export function randomTickTransform(random: () => number, group: Box, area: Box): string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const { width, height } = group;
  const steepestAngle = Math.asin(Math.min(1, Math.max(0, (area.height - height) / width)));
  const angle = between(-1, 1) * Math.min(TICK_SCATTER.angle, steepestAngle);
  const marginX = (Math.hypot(width, height) - width) / 2;
  const marginY = (width * Math.abs(Math.sin(angle)) - height * (1 - Math.cos(angle))) / 2;
  const { distance } = TICK_SCATTER;
  const x = between(
    Math.max(-distance, area.left + marginX - group.left),
    Math.min(distance, area.left + area.width - marginX - group.left - width),
  );
  const y = between(area.top + marginY - group.top, area.top + area.height - marginY - group.top - height);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(2)}rad)`;
}
