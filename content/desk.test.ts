import { expect, test } from 'vitest';
import { deskAnalytics, formatShare } from './desk.ts';
import { formatNumber } from './message.ts';

const percent = (share: number) => formatNumber(share, { style: 'percent' });

test.each([
  ['0 of many', 0, 1000, percent(0)],
  ['a share that would round to zero', 4, 1000, deskAnalytics.lessThan.replace('{share}', percent(0.01))],
  ['half a percent', 5, 1000, percent(0.01)],
  ['all of many', 1000, 1000, percent(1)],
  ['0 of 0', 0, 0, '–'],
])('shows %s in percent', (_name, part, whole, shown) => {
  expect(formatShare(part, whole)).toBe(shown);
});
