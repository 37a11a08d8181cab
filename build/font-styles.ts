/**
 * The style sheet of the fonts, with fallbacks of exactly the same size, so that nothing moves when the fonts arrive.
 */
import { createHash } from 'node:crypto';
import { type FontChoice, type FontRole, fonts } from '#content/fonts.ts';

export type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

type SystemFont = { names: string[]; width: number };

/** System fonts with the average width of a letter in English text, in em. */
const SANS: SystemFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  width: 0.4552,
};
const SANS_BOLD: SystemFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
  width: 0.4813,
};
/** Small bold letters are wider in browsers that snap glyphs to whole pixels. */
const SMALL_SANS_BOLD: SystemFont = { ...SANS_BOLD, width: 0.4925 };
const MONO: SystemFont = {
  names: ['Courier New', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
  width: 0.6,
};

/**
 * A system font, scaled to the metrics of our font. There is one per weight, and one per size with narrower letters.
 */
export type StandIn = {
  role: FontRole;
  name: string;
  weight?: number;
  /** The optical size for the measurement, if the font has that axis. */
  opsz?: number;
  system: SystemFont;
};

export const STAND_INS: StandIn[] = [
  { role: 'display', name: 'Display Fallback', opsz: 40, system: SANS_BOLD },
  { role: 'display', name: 'Large Display Fallback', opsz: 72, system: SANS_BOLD },
  { role: 'body', name: 'Body Fallback', weight: 400, system: SANS },
  { role: 'body', name: 'Body Fallback', weight: 500, system: SANS },
  { role: 'body', name: 'Body Fallback', weight: 600, system: SMALL_SANS_BOLD },
  { role: 'mono', name: 'Mono Fallback', system: MONO },
];

export const ROLES = Object.keys(fonts) as FontRole[];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const weightOf = ({ weight }: FontChoice) =>
  typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;

/** `first` is for every page, `more` contains rare letters. */
export type Cut = 'first' | 'more';
export const CUT_NAMES: Cut[] = ['first', 'more'];
export const fontFile = (role: FontRole, cut: Cut) =>
  `app/fonts/${cut === 'first' ? role : `more-${role}`}.woff2`;

const hex = (glyph: number) => glyph.toString(16);

/** Merges consecutive code points into ranges. */
function unicodeRange(glyphs: number[]): string {
  const rangeEnds = glyphs.filter((glyph) => !glyphs.includes(glyph + 1));
  return glyphs
    .filter((glyph) => !glyphs.includes(glyph - 1))
    .map((start, i) =>
      start === rangeEnds[i] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(rangeEnds[i] ?? start)}`,
    )
    .join(', ');
}

/** If two faces have the same letter, browsers use the later face. So the face with rare letters is second. */
const faces = (role: FontRole, more: number[]) =>
  CUT_NAMES.map(
    (cut) => `@font-face {
  font-family: "${fonts[role].family}";
  src: url("../../${fontFile(role, cut)}") format("woff2");
  font-weight: ${weightOf(fonts[role])};
  font-display: swap;
${cut === 'more' ? `  unicode-range: ${unicodeRange(more)};\n` : ''}}
`,
  );

function fallback(
  { name, weight, system }: StandIn,
  { ascent, descent, lineGap, unitsPerEm, xWidthAvg }: Metrics,
): string {
  const adjust = xWidthAvg / unitsPerEm / system.width;
  const override = (value: number) => percent(value / unitsPerEm / adjust);
  return `@font-face {
  font-family: "${name}";
  src: ${system.names.map((local) => `local("${local}")`).join(', ')};
${weight ? `  font-weight: ${weight};\n` : ''}  size-adjust: ${percent(adjust)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(-descent)};
  line-gap-override: ${override(lineGap)};
}
`;
}

const stack = (token: string, role: FontRole, standIn: string, last: string) =>
  `  --font-${token}: "${fonts[role].family}", "${standIn}", ${last};\n`;
const STACKS = [
  stack('display', 'display', 'Display Fallback', 'sans-serif'),
  stack('display-large', 'display', 'Large Display Fallback', 'sans-serif'),
  stack('body', 'body', 'Body Fallback', 'sans-serif'),
  stack('mono', 'mono', 'Mono Fallback', 'ui-monospace, monospace'),
];
const heaviness = (role: 'display' | 'mono') => `  --weight-${role}: ${weightOf(fonts[role])};\n`;

/** First line of the style sheet: a hash of the font table. */
export const fontStamp = () =>
  `/* Written by \`npm run fonts\` from content/fonts.ts, ${createHash('sha256').update(JSON.stringify(fonts)).digest('hex').slice(0, 12)}. */`;

export function fontStyles(more: number[], standIns: (readonly [StandIn, Metrics])[]): string {
  return [
    `${fontStamp()}\n`,
    ...ROLES.flatMap((role) => faces(role, more)),
    ...standIns.map(([standIn, metrics]) => fallback(standIn, metrics)),
    `@theme {\n${STACKS.join('')}}\n`,
    `:root {\n${heaviness('display')}${heaviness('mono')}}\n`,
  ].join('\n');
}
