/**
 * The colors of the design. Style sheet, mails, server pages, deck, icons and Open Graph images use them. The build
 * rejects pairs with too little contrast, see contrast.ts.
 */
export type Color = `#${string}`;

export type Palette = {
  /** Background of the page. */
  paper: Color;
  /** Background of cards and fields. */
  surface: Color;
  /** Background of hovered rows and subtle panels. */
  raised: Color;
  /** Text. */
  ink: Color;
  /** Secondary text. */
  muted: Color;
  /** Hairlines. */
  line: Color;
  /** Borders of fields and other controls. */
  controlLine: Color;
  /** Links, buttons, focus. */
  brand: Color;
  brandHover: Color;
  /** Text on brand. */
  brandInk: Color;
  /** Subtle background in the brand's hue. */
  brandWash: Color;
  /** NEW, limited, popular. */
  signal: Color;
  signalWash: Color;
  /** Done. */
  ok: Color;
  /** Waiting. */
  wait: Color;
  waitWash: Color;
  /** Errors. */
  danger: Color;
  dangerWash: Color;
  /** Background of the dark band. */
  band: Color;
  /** The gradient button, from left to right. */
  gradientFrom: Color;
  gradientVia: Color;
  gradientTo: Color;
  /** Text on the gradient. */
  gradientInk: Color;
  /** Two more colors for the logo. */
  markFrom: Color;
  markTo: Color;
};

/** `band` is dark in both themes. In the dark theme, sections use `bandInDark` instead, to differ from the page. */
export type PaletteName = 'light' | 'dark' | 'band' | 'bandInDark';

export const palette: Readonly<Record<PaletteName, Readonly<Palette>>> = {
  light: {
    paper: '#F7F6F1',
    surface: '#FFFFFF',
    raised: '#EFEDE4',
    ink: '#0F1714',
    muted: '#55605B',
    line: '#DEDCD1',
    controlLine: '#858B82',
    brand: '#0B6B53',
    brandHover: '#08543F',
    brandInk: '#FFFFFF',
    brandWash: '#E2EFE7',
    signal: '#B8400A',
    signalWash: '#FBE9DC',
    ok: '#0B6B53',
    wait: '#8A5A00',
    waitWash: '#F8EDD3',
    danger: '#B3261E',
    dangerWash: '#FBE6E2',
    band: '#0F1714',
    gradientFrom: '#0B6B53',
    gradientVia: '#0F7D60',
    gradientTo: '#2F8A4F',
    gradientInk: '#FFFFFF',
    markFrom: '#0B6B53',
    markTo: '#5AA338',
  },
  dark: {
    paper: '#0A0F0D',
    surface: '#101815',
    raised: '#17211D',
    ink: '#EEF4F0',
    muted: '#98A69F',
    line: '#22302A',
    controlLine: '#62736B',
    brand: '#2CD6A3',
    brandHover: '#57E3B9',
    brandInk: '#04140E',
    brandWash: '#0F2A22',
    signal: '#FF8A4C',
    signalWash: '#2C1A10',
    ok: '#2CD6A3',
    wait: '#F2B84B',
    waitWash: '#2A2110',
    danger: '#FF7A70',
    dangerWash: '#2F1614',
    band: '#0D1613',
    gradientFrom: '#2CD6A3',
    gradientVia: '#6FE3B0',
    gradientTo: '#C3EE7F',
    gradientInk: '#04140E',
    markFrom: '#2CD6A3',
    markTo: '#C3EE7F',
  },
  band: {
    paper: '#0F1714',
    surface: '#15201B',
    raised: '#1C2923',
    ink: '#EEF4F0',
    muted: '#A3B1AA',
    line: '#2A3A33',
    controlLine: '#6B7D75',
    brand: '#2CD6A3',
    brandHover: '#57E3B9',
    brandInk: '#04140E',
    brandWash: '#12312A',
    signal: '#FF8A4C',
    signalWash: '#33200F',
    ok: '#2CD6A3',
    wait: '#F2B84B',
    waitWash: '#2F2612',
    danger: '#FF7A70',
    dangerWash: '#351A17',
    band: '#0F1714',
    gradientFrom: '#2CD6A3',
    gradientVia: '#6FE3B0',
    gradientTo: '#C3EE7F',
    gradientInk: '#04140E',
    markFrom: '#2CD6A3',
    markTo: '#C3EE7F',
  },
  bandInDark: {
    paper: '#0B2C23',
    surface: '#0F352B',
    raised: '#164035',
    ink: '#EEF4F0',
    muted: '#AFC4BA',
    line: '#24503F',
    controlLine: '#76978A',
    brand: '#2CD6A3',
    brandHover: '#57E3B9',
    brandInk: '#04140E',
    brandWash: '#16473A',
    signal: '#FF8A4C',
    signalWash: '#33200F',
    ok: '#2CD6A3',
    wait: '#F2B84B',
    waitWash: '#2F2612',
    danger: '#FF8A80',
    dangerWash: '#351A17',
    band: '#0B2C23',
    gradientFrom: '#2CD6A3',
    gradientVia: '#6FE3B0',
    gradientTo: '#C3EE7F',
    gradientInk: '#04140E',
    markFrom: '#2CD6A3',
    markTo: '#C3EE7F',
  },
};

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
