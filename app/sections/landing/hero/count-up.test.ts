import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUpValue } from './count-up.ts';

test('a count-up keeps its number of digits and ends at the value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (value, progress) => {
        expect(String(countUpValue(value, 0, progress))).toHaveLength(String(value).length);
        expect(countUpValue(value, 0, 1)).toBe(value);
      },
    ),
  );
  expect(countUpValue(3.5, 1, 0)).toBe(1);
  expect(countUpValue(3.5, 1, 1)).toBe(3.5);
});
