import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { burstConfetti } from './confetti.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('bursts from two origins every 250 ms for 2 s, then stops', () => {
  const firedPositions: number[] = [];
  burstConfetti(({ origin }) => firedPositions.push(origin.x));
  vi.advanceTimersByTime(249);
  expect(firedPositions).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(firedPositions).toHaveLength(2);
  expect(new Set(firedPositions).size).toBe(2);
  vi.advanceTimersByTime(1750);
  expect(firedPositions).toHaveLength(16);
  vi.advanceTimersByTime(10_000);
  expect(firedPositions).toHaveLength(16);
});

test('stops when the visitor leaves', () => {
  const fire = vi.fn();
  const stop = burstConfetti(fire);
  vi.advanceTimersByTime(500);
  stop();
  vi.advanceTimersByTime(2000);
  expect(fire).toHaveBeenCalledTimes(4);
});
