import { expect, test } from 'vitest';
import { currentPaths, seededRandom } from './current.ts';

test('the same seed draws the same lines', () => {
  const options = { width: 100, height: 50, lines: 5, seed: 3 };
  expect(currentPaths(options)).toEqual(currentPaths(options));
  expect(currentPaths({ ...options, seed: 4 })).not.toEqual(currentPaths(options));
});

test('lines end in order, evenly spaced', () => {
  const ends = currentPaths({ width: 100, height: 100, lines: 4, seed: 1 }).map((path) =>
    Number(/ ([\d.]+)H100$/.exec(path)?.[1]),
  );
  const gaps = ends.slice(1).map((end, i) => Math.round((end - (ends[i] ?? 0)) * 10) / 10);
  expect(new Set(gaps)).toEqual(new Set([11.5]));
});

test('random numbers stay in [0, 1)', () => {
  const random = seededRandom(42);
  const numbers = Array.from({ length: 1000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
