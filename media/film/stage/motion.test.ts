import { describe, expect, test } from 'vitest';
import { cameraViewAt, countUp, progressAt, visibilityAt } from './motion.ts';

const MOVES = [
  { at: 0, seconds: 0, x: 0, y: 0 },
  { at: 2, seconds: 1, x: 100, y: 50, zoom: 2 },
];

describe('the camera', () => {
  test('does not move between two moves', () => {
    expect(cameraViewAt(MOVES, 0)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(cameraViewAt(MOVES, 1.9)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(cameraViewAt(MOVES, 3)).toEqual({ x: 100, y: 50, zoom: expect.closeTo(2) });
    expect(cameraViewAt(MOVES, 60)).toEqual(cameraViewAt(MOVES, 3));
  });

  test('zooms out during a move', () => {
    const { x, zoom } = cameraViewAt(MOVES, 2.5);
    expect(x).toBe(50);
    expect(zoom).toBeLessThan(1.5);
  });
});

test('progress is 0 before the animation and 1 after it', () => {
  expect([progressAt(0, 1, 2), progressAt(3, 1, 2), progressAt(9, 1, 2)]).toEqual([0, 1, 1]);
});

test('temporary elements fade in and out', () => {
  expect([visibilityAt(0, 1, 4), visibilityAt(2, 1, 4), visibilityAt(4, 1, 4)]).toEqual([0, 1, 0]);
});

test('numbers in text count up and keep their number of decimals', () => {
  expect([0, 0.5, 1].map((share) => countUp('$12.40 kept', share))).toEqual([
    '$0.00 kept',
    '$6.20 kept',
    '$12.40 kept',
  ]);
  expect([0, 1].map((share) => countUp('12,40\u00a0$', share))).toEqual(['0,00\u00a0$', '12,40\u00a0$']);
  expect([0, 1].map((share) => countUp('15-20', share))).toEqual(['0-0', '15-20']);
});
