import { expect, test } from 'vitest';
import { PARTICLE_GROUPS, placeParticles } from './particles.ts';

test('twenty particles, all inside their box', () => {
  const particles = placeParticles(Math.random);
  expect(particles).toHaveLength(20);
  for (const { x, y } of particles) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
  }
});

test('all motion ends within five seconds', () => {
  for (const { durationMs } of PARTICLE_GROUPS) expect(durationMs).toBeLessThan(5000);
});
