import { expect, test } from 'vitest';
import { compareAmounts } from './compare-amounts.ts';

test.each([
  ['235 s', '68 s', 1, 68 / 235],
  ['42', '58', 42 / 58, 1],
  ['1,900 h', '760 h', 1, 0.4],
  ['1.900 h', '760 h', 1, 0.4],
  ['$2.1M', '$5.9M', 2.1 / 5.9, 1],
  ['2,1 Mio. $', '5,9 Mio. $', 2.1 / 5.9, 1],
  ['11 h', '9 s', 1, 9 / 39_600],
  ['90 s', '2 min', 0.75, 1],
])('%s and %s become shares of the larger one', (before, after, beforeShare, afterShare) => {
  const shares = compareAmounts(before, after);
  expect(shares?.before).toBeCloseTo(beforeShare);
  expect(shares?.after).toBeCloseTo(afterShare);
});

test.each([
  ['37%', '88%'],
  ['37 %', '88 %'],
])('the percentages %s and %s become shares of 100', (before, after) => {
  expect(compareAmounts(before, after)).toEqual({ before: 0.37, after: 0.88 });
});

test.each([
  ['11 h', '9 days'],
  ['none', '3'],
  ['0', '0'],
])('%s and %s cannot be compared', (before, after) => {
  expect(compareAmounts(before, after)).toBeUndefined();
});
