import type { BrandColors } from '#domain/palette.ts';

/**
 * The colors of the brand. Every other color of the site, the desk, mails, deck, films and pictures is derived from
 * these two. A value that you do not like can be replaced in `overrides`; domain/palette.ts lists their names.
 */
export const brandColors: BrandColors = {
  brand: '#0B6B53',
  accent: '#C3EE7F',
  overrides: {
    /** The sample has warmer paper than its brand would give. */
    light: {
      paper: '#F7F6F1',
      raised: '#EFEDE4',
      line: '#DEDCD1',
    },
  },
};
