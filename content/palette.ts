import { derivePalettes } from '#domain/palette.ts';
import { brandColors } from './brand.ts';

/** All colors of the design, derived from content/brand.ts. */
export const palette = derivePalettes(brandColors);

/** Colors of the decorative lines in mails and on pages of the server. */
export const gradientStops = [palette.light.brand, palette.dark.brand, palette.dark.markTo] as const;

/** Colors of the picture in the example post of Social OS. */
export const roofColors = {
  sky: palette.dark.raised,
  sun: palette.dark.markTo,
  roof: palette.light.brand,
  panel: palette.dark.paper,
  edge: palette.dark.brand,
  crane: palette.light.paper,
} as const;

/** Colors of the other example posts, one set per platform with pictures. */
export const pictureTones = {
  LinkedIn: {
    background: palette.dark.raised,
    shape: palette.light.brand,
    accent: palette.dark.markTo,
    line: palette.light.paper,
  },
  Website: {
    background: palette.light.brandWash,
    shape: palette.light.brand,
    accent: palette.light.markTo,
    line: palette.light.ink,
  },
  Instagram: {
    background: palette.dark.markTo,
    shape: palette.light.brand,
    accent: palette.dark.paper,
    line: palette.light.surface,
  },
  Facebook: {
    background: palette.light.brand,
    shape: palette.dark.paper,
    accent: palette.dark.brand,
    line: palette.light.paper,
  },
} as const;
