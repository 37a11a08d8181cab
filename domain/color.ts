/** Colors as lightness, chroma and hue (OKLCH), https://bottosson.github.io/posts/oklab. */
export type Color = `#${string}`;

/** `hue` is in degrees. */
export type Lch = { lightness: number; chroma: number; hue: number };

const RADIANS = Math.PI / 180;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

export const isColor = (value: string): value is Color => /^#[\da-f]{6}$/i.test(value);

const toRgb = (color: Color) =>
  [1, 3, 5].map((start) => toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];

export function toLch(color: Color): Lch {
  const [red, green, blue] = toRgb(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  // The axes of color: green to red, and blue to yellow.
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) / RADIANS };
}

function channelsOf({ lightness, chroma, hue }: Lch): number[] {
  const a = chroma * Math.cos(hue * RADIANS);
  const b = chroma * Math.sin(hue * RADIANS);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(fromLinear);
}

/** The nearest color of the same lightness and hue that screens can show. */
export function toColor({ lightness, chroma, hue }: Lch): Color {
  const isShown = (part: number) =>
    channelsOf({ lightness, chroma: chroma * part, hue }).every((value) => value > -0.002 && value < 1.002);
  let part = 1;
  while (part > 0 && !isShown(part)) part = Math.max(0, part - 0.02);
  const channels = channelsOf({ lightness, chroma: chroma * part, hue });
  const digits = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

function luminance(color: Color): number {
  const [red, green, blue] = toRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A background of this luminance has the same contrast with black as with white. */
const MIDDLE_LUMINANCE = 0.179;

/** Makes a color darker on a light background, or lighter on a dark one, until it has enough contrast. */
export function withContrast(color: Color, other: Color, minimum: number): Color {
  const { lightness, chroma, hue } = toLch(color);
  const direction = luminance(other) > MIDDLE_LUMINANCE ? -0.004 : 0.004;
  let result = color;
  for (let next = lightness; next > -0.1 && next < 1.1 && contrast(result, other) < minimum; ) {
    next += direction;
    result = toColor({ lightness: next, chroma, hue });
  }
  return result;
}
