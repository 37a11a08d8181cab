import { expect, test } from 'vitest';
import { deskAnalytics } from './desk.ts';
import { formatNumber } from './language.ts';

test.each([
  ['none', 0, 1000, formatNumber(0, { style: 'percent' })],
  ['a share that would round to zero', 4, 1000, `<${formatNumber(0.01, { style: 'percent' })}`],
  ['half a percent', 5, 1000, formatNumber(0.01, { style: 'percent' })],
  ['all', 1000, 1000, formatNumber(1, { style: 'percent' })],
  ['of nothing', 0, 0, '–'],
])('percent: %s', (_name, part, whole, shown) => {
  expect(deskAnalytics.percent(part, whole)).toBe(shown);
});
