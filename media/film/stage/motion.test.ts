import { describe, expect, test } from 'vitest';
import { countUp, during, over, viewAt } from './motion.ts';

const MOVES = [
  { at: 0, seconds: 0, x: 0, y: 0 },
  { at: 2, seconds: 1, x: 100, y: 50, zoom: 2 },
];

describe('the camera', () => {
  test('rests until the next move', () => {
    expect(viewAt(MOVES, 0)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(viewAt(MOVES, 1.9)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(viewAt(MOVES, 3)).toEqual({ x: 100, y: 50, zoom: expect.closeTo(2) });
    expect(viewAt(MOVES, 60)).toEqual(viewAt(MOVES, 3));
  });

  test('zooms out while it moves', () => {
    const { x, zoom } = viewAt(MOVES, 2.5);
    expect(x).toBe(50);
    expect(zoom).toBeLessThan(1.5);
  });
});

test('progress is 0 before, 1 after, and never outside that range', () => {
  expect([over(0, 1, 2), over(3, 1, 2), over(9, 1, 2)]).toEqual([0, 1, 1]);
});

test('temporary elements fade in and out', () => {
  expect([during(0, 1, 4), during(2, 1, 4), during(4, 1, 4)]).toEqual([0, 1, 0]);
});

test('numbers in text count up and keep their decimals', () => {
  expect([0, 0.5, 1].map((share) => countUp('$12.40 kept', share))).toEqual([
    '$0.00 kept',
    '$6.20 kept',
    '$12.40 kept',
  ]);
  expect([0, 1].map((share) => countUp('12,40\u00a0$', share))).toEqual(['0,00\u00a0$', '12,40\u00a0$']);
  expect([0, 1].map((share) => countUp('15-20', share))).toEqual(['0-0', '15-20']);
});
