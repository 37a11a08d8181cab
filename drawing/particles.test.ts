import { expect, test } from 'vitest';
import { seededRandom } from './current.ts';
import { PARTICLE_GROUPS, placeParticles, randomTickTransform } from './particles.ts';

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

test('the same seed gives the same positions; another seed gives different ones', () => {
  expect(placeParticles(seededRandom(1))).toEqual(placeParticles(seededRandom(1)));
  expect(placeParticles(seededRandom(1))).not.toEqual(placeParticles(seededRandom(2)));
});

test('ticks start inside their area, also when they are turned', () => {
  const area = { left: 20, top: 100, width: 320, height: 44 };
  const random = seededRandom(3);
  for (const [left, width] of [
    [20, 24],
    [60, 66],
    [238, 102],
  ] as const)
    for (let visit = 0; visit < 200; visit += 1) {
      const transform = randomTickTransform(random, { left, top: 100, width, height: 20 }, area);
      const [x = 0, y = 0, angle = 0] = transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const halfWidth = (width * Math.cos(angle) + 20 * Math.abs(Math.sin(angle))) / 2;
      const halfHeight = (width * Math.abs(Math.sin(angle)) + 20 * Math.cos(angle)) / 2;
      const [centerX, centerY] = [left + width / 2 + x, 110 + y];
      expect(centerX - halfWidth).toBeGreaterThan(area.left - 1);
      expect(centerX + halfWidth).toBeLessThan(area.left + area.width + 1);
      expect(centerY - halfHeight).toBeGreaterThan(area.top - 1);
      expect(centerY + halfHeight).toBeLessThan(area.top + area.height + 1);
    }
});
