/** Contrast of every pair of colors (WCAG 1.4.3 and 1.4.11). Checked by the build. */
import { type Color, type Palette, type PaletteName, palette } from '../palette.ts';

const TEXT = 4.5;
const CONTROL = 3;

type Token = keyof Palette;
const PAIRS: { least: number; front: Token[]; back: Token[] }[] = [
  { least: TEXT, front: ['ink', 'muted'], back: ['paper', 'surface', 'raised'] },
  { least: TEXT, front: ['brand', 'signal', 'ok', 'wait', 'danger'], back: ['paper', 'surface'] },
  { least: TEXT, front: ['ink', 'brand', 'ok'], back: ['brandWash'] },
  { least: TEXT, front: ['signal'], back: ['signalWash'] },
  { least: TEXT, front: ['wait'], back: ['waitWash'] },
  { least: TEXT, front: ['danger'], back: ['dangerWash'] },
  { least: TEXT, front: ['brandInk'], back: ['brand', 'brandHover'] },
  { least: TEXT, front: ['gradientInk'], back: ['gradientFrom', 'gradientVia'] },
  // A lower limit at the light end of the gradient: text there must be large or bold.
  { least: CONTROL, front: ['gradientInk'], back: ['gradientTo'] },
  { least: CONTROL, front: ['controlLine'], back: ['paper', 'surface'] },
];

const isColor = (value: string): value is Color => /^#[\da-f]{6}$/i.test(value);

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Invalid colors and pairs with too little contrast, one line each. */
export function colorFaults(table: Readonly<Record<PaletteName, Readonly<Palette>>> = palette): string[] {
  return Object.entries(table).flatMap(([name, colors]) => {
    const field = (token: Token) => `content/palette.ts: ${name}.${token}`;
    const broken = (Object.keys(colors) as Token[]).filter((token) => !isColor(colors[token]));
    if (broken.length > 0)
      return broken.map((token) => `${field(token)} is ${colors[token]}, not a color like #0A0F0D`);
    return PAIRS.flatMap(({ least, front, back }) =>
      front.flatMap((frontToken) =>
        back.flatMap((backToken) => {
          const ratio = contrast(colors[frontToken], colors[backToken]);
          return ratio >= least
            ? []
            : [
                `${field(frontToken)} on ${backToken} has a contrast of ${ratio.toFixed(2)}, it needs ${least}`,
              ];
        }),
      ),
    );
  });
}
