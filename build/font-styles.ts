/** The style sheet of the fonts. Fallback fonts have the same size, so that nothing moves when the fonts load. */
import { type FontChoice, type FontRole, fonts } from '#content/fonts.ts';

export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

type SystemFont = { names: string[]; width: number };

/** System fonts. `width` is the average width of a letter in English text, in em. */
const SANS: SystemFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  width: 0.4552,
};
const SANS_BOLD: SystemFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
  width: 0.4813,
};
/** Some browsers round the width of letters to whole pixels. There, small bold letters are wider. */
const SMALL_SANS_BOLD: SystemFont = { ...SANS_BOLD, width: 0.4925 };
const MONO: SystemFont = {
  names: ['Courier New', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
  width: 0.6,
};

/** A system font that is scaled to the metrics of a font of the site. */
export type FallbackFont = {
  role: FontRole;
  name: string;
  weight?: number;
  /** Optical size at which the font is measured, if the font has that axis. */
  opsz?: number;
  system: SystemFont;
};

export const FALLBACK_FONTS: FallbackFont[] = [
  { role: 'display', name: 'Display Fallback', opsz: 40, system: SANS_BOLD },
  { role: 'display', name: 'Large Display Fallback', opsz: 72, system: SANS_BOLD },
  { role: 'body', name: 'Body Fallback', weight: 400, system: SANS },
  { role: 'body', name: 'Body Fallback', weight: 500, system: SANS },
  { role: 'body', name: 'Body Fallback', weight: 600, system: SMALL_SANS_BOLD },
  { role: 'mono', name: 'Mono Fallback', system: MONO },
];

export const ROLES = Object.keys(fonts) as FontRole[];

const formatPercent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;
const weightOf = ({ weight }: FontChoice) =>
  typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;

/** A font file. Every page needs the first file of a font; the others have the rare characters. */
export type FontFace = { role: FontRole; source: string; name: string; codePoints: number[] };
export const fontFile = (name: string) => `app/fonts/${name}.woff2`;

const toHex = (codePoint: number) => codePoint.toString(16);

/** Ranges with all code points of a face. A range may include code points that no face has. */
function unicodeRange({ codePoints }: FontFace, faces: FontFace[]): string {
  const all = [...new Set(faces.flatMap((face) => face.codePoints))].sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  let isInRange = false;
  for (const codePoint of all) {
    const range = ranges.at(-1);
    const isOwn = codePoints.includes(codePoint);
    if (isOwn && isInRange && range) range[1] = codePoint;
    else if (isOwn) ranges.push([codePoint, codePoint]);
    isInRange = isOwn;
  }
  return ranges.map(([from, to]) => `U+${toHex(from)}${from === to ? '' : `-${toHex(to)}`}`).join(', ');
}

const fontFace = (face: FontFace, faces: FontFace[]) => `@font-face {
  font-family: "${fonts[face.role].family}";
  src: url("../../${fontFile(face.name)}") format("woff2");
  font-weight: ${weightOf(fonts[face.role])};
  font-display: swap;
${face.name === face.role ? '' : `  unicode-range: ${unicodeRange(face, faces)};\n`}}
`;

function fallbackFace(
  { name, weight, system }: FallbackFont,
  { ascent, descent, lineGap, unitsPerEm, xWidthAvg }: FontMetrics,
): string {
  const sizeAdjust = xWidthAvg / unitsPerEm / system.width;
  const override = (value: number) => formatPercent(value / unitsPerEm / sizeAdjust);
  return `@font-face {
  font-family: "${name}";
  src: ${system.names.map((local) => `local("${local}")`).join(', ')};
${weight ? `  font-weight: ${weight};\n` : ''}  size-adjust: ${formatPercent(sizeAdjust)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(-descent)};
  line-gap-override: ${override(lineGap)};
}
`;
}

const fontStackToken = (token: string, role: FontRole, fallbackName: string, genericFamilies: string) =>
  `  --font-${token}: "${fonts[role].family}", "${fallbackName}", ${genericFamilies};\n`;
const FONT_STACK_TOKENS = [
  fontStackToken('display', 'display', 'Display Fallback', 'sans-serif'),
  fontStackToken('display-large', 'display', 'Large Display Fallback', 'sans-serif'),
  fontStackToken('body', 'body', 'Body Fallback', 'sans-serif'),
  fontStackToken('mono', 'mono', 'Mono Fallback', 'ui-monospace, monospace'),
];
const weightToken = (role: 'display' | 'mono') => `  --weight-${role}: ${weightOf(fonts[role])};\n`;

/** If two faces have the same character, browsers use the later face. So faces with rare characters are last. */
export const fontStyles = (
  faces: FontFace[],
  fallbackFonts: (readonly [FallbackFont, FontMetrics])[],
): string =>
  [
    ...faces.map((face) =>
      fontFace(
        face,
        faces.filter(({ role }) => role === face.role),
      ),
    ),
    ...fallbackFonts.map(([font, metrics]) => fallbackFace(font, metrics)),
    `@theme static {\n${FONT_STACK_TOKENS.join('')}}\n`,
    `:root {\n${weightToken('display')}${weightToken('mono')}}\n`,
  ].join('\n');
