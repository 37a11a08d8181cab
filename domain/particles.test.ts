import { expect, test } from 'vitest';
import { seededRandom } from './current.ts';
import { LONGEST_DRIFT, placeParticles } from './particles.ts';

test('twenty particles, all inside their box and at rest in time', () => {
  const particles = placeParticles(Math.random);
  expect(particles).toHaveLength(20);
  for (const { x, y, lasts } of particles) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
    expect(lasts).toBeLessThanOrEqual(LONGEST_DRIFT);
  }
});

test('the same seed gives the same places, another seed others', () => {
  expect(placeParticles(seededRandom(1))).toEqual(placeParticles(seededRandom(1)));
  expect(placeParticles(seededRandom(1))).not.toEqual(placeParticles(seededRandom(2)));
});
