import { expect, test } from 'vitest';
import { palette } from '#content/palette.ts';
import { readDrawing } from './read-logo.ts';

test.each(['light', 'dark', 'band'] as const)(
  'a drawing gets the colors of the palette %s',
  (paletteName) => {
    const { ink, brand } = palette[paletteName];
    const svg =
      '<svg viewBox="0 0 8 4" fill="currentColor"><path d="M0 0"/><path fill="var(--brand)"/></svg>';
    expect(readDrawing(svg, paletteName)).toEqual({
      viewBox: '0 0 8 4',
      width: 8,
      height: 4,
      body: `<g fill="${ink}"><path d="M0 0"/><path fill="${brand}"/></g>`,
    });
  },
);
