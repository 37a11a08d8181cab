/** The style sheet of the fonts. Fallback fonts have the same size, so that nothing moves when the fonts load. */
import { createHash } from 'node:crypto';
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

/** Every page needs the font file `first`. The file `more` has the rare characters. */
export type FontSubset = 'first' | 'more';
export const SUBSETS: FontSubset[] = ['first', 'more'];
export const fontFile = (role: FontRole, subset: FontSubset) =>
  `app/fonts/${subset === 'first' ? role : `more-${role}`}.woff2`;

const toHex = (codePoint: number) => codePoint.toString(16);

/** Merges consecutive code points into ranges. */
function unicodeRange(codePoints: number[]): string {
  const rangeEnds = codePoints.filter((codePoint) => !codePoints.includes(codePoint + 1));
  return codePoints
    .filter((codePoint) => !codePoints.includes(codePoint - 1))
    .map((start, index) =>
      start === rangeEnds[index]
        ? `U+${toHex(start)}`
        : `U+${toHex(start)}-${toHex(rangeEnds[index] ?? start)}`,
    )
    .join(', ');
}

/** If two faces have the same character, browsers use the later face. So the face with rare characters is last. */
const fontFaces = (role: FontRole, rareCharacters: number[]) =>
  SUBSETS.map(
    (subset) => `@font-face {
  font-family: "${fonts[role].family}";
  src: url("../../${fontFile(role, subset)}") format("woff2");
  font-weight: ${weightOf(fonts[role])};
  font-display: swap;
${subset === 'more' ? `  unicode-range: ${unicodeRange(rareCharacters)};\n` : ''}}
`,
  );

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

/** First line of the style sheet, with a hash of content/fonts.ts. */
export const fontStamp = () =>
  `/* Written by \`npm run fonts\` from content/fonts.ts, ${createHash('sha256').update(JSON.stringify(fonts)).digest('hex').slice(0, 12)}. */`;

export function fontStyles(
  rareCharacters: number[],
  fallbackFonts: (readonly [FallbackFont, FontMetrics])[],
): string {
  return [
    `${fontStamp()}\n`,
    ...ROLES.flatMap((role) => fontFaces(role, rareCharacters)),
    ...fallbackFonts.map(([font, metrics]) => fallbackFace(font, metrics)),
    `@theme static {\n${FONT_STACK_TOKENS.join('')}}\n`,
    `:root {\n${weightToken('display')}${weightToken('mono')}}\n`,
  ].join('\n');
}
