import { expect, test } from 'vitest';
import { palette } from '../palette.ts';
import { contrast, findColorFaults } from './contrast.ts';

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('the error about low contrast names the palette, both colors, the actual and the required contrast', () => {
  const light = { ...palette.light, brandInk: palette.light.brand };
  expect(findColorFaults({ ...palette, light })).toContain(
    'content/palette.ts: light.brandInk on brand has a contrast of 1.00, it needs 4.5',
  );
});

test('an invalid color is reported', () => {
  const dark = { ...palette.dark, ink: '#fff' } as const;
  expect(findColorFaults({ ...palette, dark })).toEqual([
    'content/palette.ts: dark.ink is #fff, not a color like #0A0F0D',
  ]);
});
