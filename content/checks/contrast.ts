/** Checks the contrast of every pair of colors (WCAG 1.4.3 and 1.4.11). */
import { type Color, type Palette, type PaletteName, palette } from '../palette.ts';

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

type Token = keyof Palette;
const PAIRS: { minimum: number; foreground: Token[]; background: Token[] }[] = [
  { minimum: TEXT_CONTRAST, foreground: ['ink', 'muted'], background: ['paper', 'surface', 'raised'] },
  {
    minimum: TEXT_CONTRAST,
    foreground: ['brand', 'signal', 'ok', 'wait', 'danger'],
    background: ['paper', 'surface'],
  },
  { minimum: TEXT_CONTRAST, foreground: ['ink', 'brand', 'ok'], background: ['brandWash'] },
  { minimum: TEXT_CONTRAST, foreground: ['signal'], background: ['signalWash'] },
  { minimum: TEXT_CONTRAST, foreground: ['wait'], background: ['waitWash'] },
  { minimum: TEXT_CONTRAST, foreground: ['danger'], background: ['dangerWash'] },
  { minimum: TEXT_CONTRAST, foreground: ['brandInk'], background: ['brand', 'brandHover'] },
  { minimum: TEXT_CONTRAST, foreground: ['gradientInk'], background: ['gradientFrom', 'gradientVia'] },
  // The limit is lower at the light end of the gradient, since text there is large or bold.
  { minimum: CONTROL_CONTRAST, foreground: ['gradientInk'], background: ['gradientTo'] },
  { minimum: CONTROL_CONTRAST, foreground: ['controlLine'], background: ['paper', 'surface'] },
];

const isColor = (value: string): value is Color => /^#[\da-f]{6}$/i.test(value);

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Finds invalid colors and pairs with too little contrast. Each fault is one line. */
export function findColorFaults(
  palettes: Readonly<Record<PaletteName, Readonly<Palette>>> = palette,
): string[] {
  return Object.entries(palettes).flatMap(([name, colors]) => {
    const fieldName = (token: Token) => `content/palette.ts: ${name}.${token}`;
    const invalidTokens = (Object.keys(colors) as Token[]).filter((token) => !isColor(colors[token]));
    if (invalidTokens.length > 0)
      return invalidTokens.map(
        (token) => `${fieldName(token)} is ${colors[token]}, not a color like #0A0F0D`,
      );
    return PAIRS.flatMap(({ minimum, foreground, background }) =>
      foreground.flatMap((foregroundToken) =>
        background.flatMap((backgroundToken) => {
          const ratio = contrast(colors[foregroundToken], colors[backgroundToken]);
          return ratio >= minimum
            ? []
            : [
                `${fieldName(foregroundToken)} on ${backgroundToken} has a contrast of ${ratio.toFixed(2)}, it needs ${minimum}`,
              ];
        }),
      ),
    );
  });
}
