/** Contrast of every pair of colours (WCAG 1.4.3 and 1.4.11). Checked by the build. */
import { type Colour, type Ground, type Palette, palette } from '../palette.ts';

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
  // White text on the light end of the gradient must be large or bold.
  { least: TEXT, front: ['gradientInk'], back: ['gradientFrom', 'gradientVia'] },
  { least: CONTROL, front: ['gradientInk'], back: ['gradientTo'] },
  { least: CONTROL, front: ['controlLine'], back: ['paper', 'surface'] },
];

const isColour = (value: string): value is Colour => /^#[\da-f]{6}$/i.test(value);

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Invalid colours and pairs with too little contrast, one line each. */
export function colourFaults(table: Readonly<Record<Ground, Readonly<Palette>>> = palette): string[] {
  return Object.entries(table).flatMap(([ground, colours]) => {
    const field = (token: Token) => `content/palette.ts: ${ground}.${token}`;
    const broken = (Object.keys(colours) as Token[]).filter((token) => !isColour(colours[token]));
    if (broken.length > 0)
      return broken.map((token) => `${field(token)} is ${colours[token]}, not a colour like #0A0F0D`);
    return PAIRS.flatMap(({ least, front, back }) =>
      front.flatMap((over) =>
        back.flatMap((under) => {
          const found = contrast(colours[over], colours[under]);
          return found >= least
            ? []
            : [`${field(over)} on ${under} has a contrast of ${found.toFixed(2)}, it needs ${least}`];
        }),
      ),
    );
  });
}
