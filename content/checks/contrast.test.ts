import { expect, test } from 'vitest';
import { palette } from '../palette.ts';
import { colourFaults, contrast } from './contrast.ts';

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('the error about low contrast names both colours, the background and the missing ratio', () => {
  const light = { ...palette.light, brandInk: palette.light.brand };
  expect(colourFaults({ ...palette, light })).toContain(
    'content/palette.ts: light.brandInk on brand has a contrast of 1.00, it needs 4.5',
  );
});

test('an invalid colour is reported', () => {
  const dark = { ...palette.dark, ink: '#fff' } as const;
  expect(colourFaults({ ...palette, dark })).toEqual([
    'content/palette.ts: dark.ink is #fff, not a colour like #0A0F0D',
  ]);
});
