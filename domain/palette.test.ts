import { expect, test } from 'vitest';
import { type Color, contrast, toColor, toLch } from './color.ts';
import { derivePalettes, findColorFaults } from './palette.ts';

const GREEN = { brand: '#0B6B53', accent: '#C3EE7F' } as const;

/** Brands of every hue, from gray to vivid and from dark to bright. */
const brands = [0.02, 0.1, 0.25].flatMap((chroma) =>
  [0.1, 0.3, 0.5, 0.7, 0.97].flatMap((lightness) =>
    Array.from({ length: 12 }, (_, i) => ({
      brand: toColor({ lightness, chroma, hue: i * 30 }),
      accent: toColor({ lightness: 1 - lightness, chroma, hue: i * 30 + 100 }),
    })),
  ),
);

test('every brand gets readable colors', () => {
  for (const colors of brands) expect(findColorFaults(colors), JSON.stringify(colors)).toEqual([]);
});

test('a readable brand is used as it is, an unreadable one gets darker', () => {
  expect(derivePalettes(GREEN).light.brand).toBe(GREEN.brand);
  const { brand, surface } = derivePalettes({ brand: '#FFD400', accent: '#222222' }).light;
  expect(contrast(brand, surface)).toBeGreaterThanOrEqual(4.5);
  expect(Math.abs(toLch(brand).hue - toLch('#FFD400').hue)).toBeLessThan(4);
});

test('colors that are derived from an override stay readable', () => {
  const { light } = derivePalettes({ ...GREEN, overrides: { light: { paper: '#B0B0B0' } } });
  expect(light.paper).toBe('#B0B0B0');
  expect(contrast(light.muted, light.paper)).toBeGreaterThanOrEqual(4.5);
});

test('an unreadable override is reported with its contrast and a color that is enough', () => {
  const overrides = { light: { muted: '#999999' } } as const;
  const [fault = ''] = findColorFaults({ ...GREEN, overrides });
  expect(fault).toMatch(
    /^content\/brand\.ts: overrides\.light\.muted on paper has a contrast of 2\.\d\d, it needs 4\.5: #\w{6} is enough$/,
  );
  const suggestion = /(#\w{6}) is enough/.exec(fault)?.[1] as Color;
  expect(findColorFaults({ ...GREEN, overrides: { light: { muted: suggestion } } })).not.toContainEqual(
    expect.stringContaining('muted on paper'),
  );
});

test('an invalid color is reported', () => {
  expect(findColorFaults({ ...GREEN, brand: '#fff' })).toEqual([
    'content/brand.ts: brand is #fff, not a color like #0A0F0D',
  ]);
});

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
