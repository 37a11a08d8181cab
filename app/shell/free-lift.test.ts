import { expect, test } from 'vitest';
import { freeLift } from './free-lift.ts';

const button = { left: 300, top: 700, right: 352, bottom: 752 };
const row = (top: number) => ({ left: 0, top, right: 390, bottom: top + 44 });

test('stays where nothing is below it', () => {
  expect(freeLift(button, [row(600), { ...row(700), right: 290 }], 80)).toBe(0);
});

test('rises over what it would cover, and over what lies above that', () => {
  const lift = freeLift(button, [row(720)], 80) ?? 0;
  expect(button.bottom - lift).toBeLessThanOrEqual(716);
  expect(button.bottom - lift).toBeGreaterThan(700);
  expect(freeLift(button, [row(720), row(650)], 80)).toBeGreaterThan(lift);
});

test('says so when there is no free place', () => {
  const wall = Array.from({ length: 20 }, (_, i) => row(i * 44));
  expect(freeLift(button, wall, 80)).toBeUndefined();
});
