/** Derives all colors of the design from the two colors of the brand. */
import { type Color, contrast, isColor, toColor, toLch, withContrast } from './color.ts';

/** `band` is dark in both themes. In the dark theme, sections use `bandInDark` instead, to differ from the page. */
export type PaletteName = 'light' | 'dark' | 'band' | 'bandInDark';
export type Palettes = Record<PaletteName, Palette>;

export type BrandColors = {
  brand: Color;
  accent: Color;
  /** Values that replace a derived one. */
  overrides?: Partial<Record<PaletteName, Partial<Palette>>>;
};

/** Lightness and chroma. A brand with little chroma gets grays with less. */
type Tint = readonly [lightness: number, chroma: number];

const NEUTRALS = {
  light: {
    paper: [0.9731, 0.007],
    /** Background of cards and fields. */
    surface: [1, 0],
    /** Background of hovered rows and subtle panels. */
    raised: [0.945, 0.012],
    /** Hairlines. */
    line: [0.8934, 0.0145],
    ink: [0.1952, 0.0128],
    /** Secondary text. */
    muted: [0.4775, 0.016],
    controlLine: [0.6285, 0.0145],
    /** Subtle background in the brand's hue. */
    brandWash: [0.94, 0.017],
    band: [0.1952, 0.0128],
  },
  dark: {
    paper: [0.1624, 0.0093],
    surface: [0.2, 0.0133],
    raised: [0.2371, 0.0163],
    line: [0.2942, 0.0216],
    ink: [0.9622, 0.008],
    muted: [0.7124, 0.0185],
    controlLine: [0.5394, 0.0237],
    brandWash: [0.2612, 0.0367],
    band: [0.1902, 0.0146],
  },
  band: {
    paper: [0.1952, 0.0128],
    surface: [0.2311, 0.0178],
    raised: [0.267, 0.021],
    line: [0.3318, 0.0241],
    ink: [0.9622, 0.008],
    muted: [0.7472, 0.0182],
    controlLine: [0.5732, 0.0243],
    brandWash: [0.2873, 0.0393],
    band: [0.1952, 0.0128],
  },
  bandInDark: {
    paper: [0.2663, 0.0421],
    surface: [0.2994, 0.0469],
    raised: [0.3383, 0.0511],
    line: [0.3942, 0.0571],
    ink: [0.9622, 0.008],
    muted: [0.8013, 0.0268],
    controlLine: [0.6482, 0.0421],
    brandWash: [0.361, 0.0571],
    band: [0.2663, 0.0421],
  },
} as const satisfies Record<PaletteName, Record<string, Tint>>;
type Neutral = keyof (typeof NEUTRALS)['light'];

/** Colors with a meaning do not depend on the brand. */
const LIGHT_STATUS = {
  /** NEW, limited, popular. */
  signal: '#B8400A',
  signalWash: '#FBE9DC',
  /** Done. */
  ok: '#0B6B53',
  /** Waiting. */
  wait: '#8A5A00',
  waitWash: '#F8EDD3',
  danger: '#B3261E',
  dangerWash: '#FBE6E2',
} as const;
const DARK_STATUS = { signal: '#FF8A4C', ok: '#2CD6A3', wait: '#F2B84B', danger: '#FF7A70' } as const;
const BAND_STATUS = {
  ...DARK_STATUS,
  signalWash: '#33200F',
  waitWash: '#2F2612',
  dangerWash: '#351A17',
} as const;
const STATUS = {
  light: LIGHT_STATUS,
  dark: { ...DARK_STATUS, signalWash: '#2C1A10', waitWash: '#2A2110', dangerWash: '#2F1614' },
  band: BAND_STATUS,
  bandInDark: { ...BAND_STATUS, danger: '#FF8A80' },
} as const;

/** `brand`: links, buttons, focus. The gradient is that of a button, from left to right; the marks are in the logo. */
type BrandToken =
  | ('brand' | 'brandHover' | 'brandInk' | 'markFrom' | 'markTo')
  | `gradient${'From' | 'Via' | 'To' | 'Ink'}`;
type Token = Neutral | keyof typeof LIGHT_STATUS | BrandToken;
export type Palette = Record<Token, Color>;

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** Every pair that must be readable (WCAG 1.4.3 and 1.4.11). The first color is changed if the pair is not. */
const PAIRS: { minimum: number; colors: Token[]; on: Token[] }[] = [
  { minimum: TEXT_CONTRAST, colors: ['ink', 'muted'], on: ['paper', 'surface', 'raised'] },
  { minimum: TEXT_CONTRAST, colors: ['brand', 'signal', 'ok', 'wait', 'danger'], on: ['paper', 'surface'] },
  { minimum: TEXT_CONTRAST, colors: ['ink', 'brand', 'ok'], on: ['brandWash'] },
  { minimum: TEXT_CONTRAST, colors: ['signal'], on: ['signalWash'] },
  { minimum: TEXT_CONTRAST, colors: ['wait'], on: ['waitWash'] },
  { minimum: TEXT_CONTRAST, colors: ['danger'], on: ['dangerWash'] },
  { minimum: TEXT_CONTRAST, colors: ['brand', 'brandHover'], on: ['brandInk'] },
  { minimum: TEXT_CONTRAST, colors: ['gradientFrom', 'gradientVia'], on: ['gradientInk'] },
  // The limit is lower at the light end of the gradient, since text there is large or bold.
  { minimum: CONTROL_CONTRAST, colors: ['gradientTo'], on: ['gradientInk'] },
  { minimum: CONTROL_CONTRAST, colors: ['controlLine'], on: ['paper', 'surface'] },
];
const PAIR_LIST = PAIRS.flatMap(({ minimum, colors, on }) =>
  colors.flatMap((token) => on.map((background) => ({ minimum, token, background }))),
);

const mix = (from: number, to: number, part: number) => from + (to - from) * part;

/** The hue between two others, on the shorter way around the circle. */
const mixHues = (from: number, to: number, part: number) =>
  from + (((((to - from) % 360) + 540) % 360) - 180) * part;

function derivePalette(name: PaletteName, { brand, accent, overrides = {} }: BrandColors): Palette {
  const isLight = name === 'light';
  const own = toLch(brand);
  const other = toLch(accent);
  const strength = Math.min(1, own.chroma / 0.08);
  const neutrals = Object.fromEntries(
    Object.entries(NEUTRALS[name]).map(([token, [lightness, chroma]]) => {
      const isWarm = isLight && ['paper', 'raised', 'line'].includes(token);
      return [token, toColor({ lightness, chroma: chroma * strength, hue: isWarm ? other.hue : own.hue })];
    }),
  ) as Record<Neutral, Color>;
  /** The brand's own color on paper, a bright one on dark backgrounds. */
  const main = isLight
    ? own
    : { lightness: 0.782, chroma: Math.min(own.chroma * 1.685, 0.17), hue: own.hue - 3 };
  const mainColor = isLight ? brand : toColor(main);
  const accentColor = isLight
    ? toColor({ lightness: 0.645, chroma: other.chroma * 1.08, hue: mixHues(other.hue, own.hue, 0.23) })
    : toColor({ ...other, lightness: Math.max(other.lightness, 0.75) });
  const inkOnBrand: Color = isLight
    ? '#FFFFFF'
    : toColor({ lightness: 0.174, chroma: 0.027 * strength, hue: own.hue });
  const palette: Palette = {
    ...neutrals,
    ...STATUS[name],
    brand: mainColor,
    brandHover: toColor(
      isLight
        ? { ...main, lightness: main.lightness * 0.846, chroma: main.chroma * 0.855 }
        : { lightness: 0.829, chroma: main.chroma * 0.893, hue: own.hue },
    ),
    brandInk: inkOnBrand,
    gradientFrom: mainColor,
    gradientVia: toColor({
      lightness: main.lightness + 0.053,
      chroma: main.chroma * (isLight ? 1.135 : 0.85),
      hue: mixHues(main.hue, other.hue, 0.08),
    }),
    gradientTo: isLight
      ? toColor({
          lightness: 0.564,
          chroma: mix(main.chroma, other.chroma, 0.6),
          hue: mixHues(main.hue, other.hue, 0.45),
        })
      : accentColor,
    gradientInk: inkOnBrand,
    markFrom: mainColor,
    markTo: accentColor,
    ...overrides[name],
  };
  const fixed = { ...STATUS[name], ...overrides[name] };
  for (const { minimum, token, background } of PAIR_LIST)
    if (!(token in fixed)) palette[token] = withContrast(palette[token], palette[background], minimum);
  return palette;
}

export const derivePalettes = (colors: BrandColors): Palettes => ({
  light: derivePalette('light', colors),
  dark: derivePalette('dark', colors),
  band: derivePalette('band', colors),
  bandInDark: derivePalette('bandInDark', colors),
});

/** Finds invalid colors and pairs with too little contrast. Each fault is one line and names a color that would do. */
export function findColorFaults(colors: BrandColors): string[] {
  const { brand, accent, overrides = {} } = colors;
  const palettes = derivePalettes(colors);
  const values = [
    ['brand', brand],
    ['accent', accent],
    ...Object.entries(overrides).flatMap(([name, palette]) =>
      Object.entries<string>(palette).map(([token, value]) => [`overrides.${name}.${token}`, value]),
    ),
  ] as [string, string][];
  const invalid = values.filter(([, value]) => !isColor(value));
  if (invalid.length > 0)
    return invalid.map(
      ([field, value]) => `content/brand.ts: ${field} is ${value}, not a color like #0A0F0D`,
    );
  return Object.entries(palettes).flatMap(([name, palette]) =>
    PAIR_LIST.flatMap(({ minimum, token, background }) => {
      const ratio = contrast(palette[token], palette[background]);
      if (ratio >= minimum) return [];
      const better = withContrast(palette[token], palette[background], minimum);
      return `content/brand.ts: overrides.${name}.${token} on ${background} has a contrast of ${ratio.toFixed(2)}, it needs ${minimum}: ${better} is enough`;
    }),
  );
}
