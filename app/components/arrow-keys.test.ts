import { expect, it } from 'vitest';
import { arrowStep } from './arrow-keys.ts';

const stepsForKeys = (direction: string) =>
  ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'a'].map((key) => arrowStep(key, direction));

it('goes forward with the right and down arrows', () => {
  expect(stepsForKeys('')).toEqual([1, -1, 1, -1, undefined]);
});

it('goes forward with the left arrow on a right-to-left page', () => {
  expect(stepsForKeys('rtl')).toEqual([-1, 1, 1, -1, undefined]);
});
