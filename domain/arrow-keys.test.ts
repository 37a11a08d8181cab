import { expect, it } from 'vitest';
import { arrowStep } from './arrow-keys.ts';

const steps = (direction: string) =>
  ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'a'].map((key) => arrowStep(key, direction));

it('leads on with the right and the lower arrow', () => {
  expect(steps('')).toEqual([1, -1, 1, -1, undefined]);
});

it('leads on with the left arrow in a page from right to left', () => {
  expect(steps('rtl')).toEqual([-1, 1, 1, -1, undefined]);
});
