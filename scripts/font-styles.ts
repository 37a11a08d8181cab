/** The style sheet of the fonts, with fallbacks that take exactly their room: nothing moves when they arrive. */
import { createHash } from 'node:crypto';
import { type FontChoice, type FontRole, fonts } from '#content/fonts.ts';

export type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

/** Fonts that systems have, and the mean width of a letter of English text in them, in em. */
const FALLBACKS: Record<FontRole, { names: string[]; width: number; last: string }> = {
  display: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    width: 0.4813,
    last: 'sans-serif',
  },
  body: {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
    width: 0.4552,
    last: 'sans-serif',
  },
  mono: {
    names: ['Courier New', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
    width: 0.6,
    last: 'ui-monospace, monospace',
  },
};

export const ROLES = Object.keys(FALLBACKS) as FontRole[];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const weightOf = ({ weight }: FontChoice) =>
  typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;
const fallbackName = (role: FontRole) => `${role.charAt(0).toUpperCase()}${role.slice(1)} Fallback`;

/** What every page needs, and letters that few pages have. */
export type Cut = 'first' | 'more';
export const CUT_NAMES: Cut[] = ['first', 'more'];
export const fontFile = (role: FontRole, cut: Cut) =>
  `app/fonts/${cut === 'first' ? role : `more-${role}`}.woff2`;

const hex = (glyph: number) => glyph.toString(16);

/** Neighbours as one range, as style sheets write them. */
function unicodeRange(glyphs: number[]): string {
  const ends = glyphs.filter((glyph) => !glyphs.includes(glyph + 1));
  return glyphs
    .filter((glyph) => !glyphs.includes(glyph - 1))
    .map((start, i) => (start === ends[i] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[i] ?? start)}`))
    .join(', ');
}

/** The second face comes after the first and takes its letters from it. */
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

function fallback(role: FontRole, { ascent, descent, lineGap, unitsPerEm, xWidthAvg }: Metrics): string {
  const { names, width } = FALLBACKS[role];
  const adjust = xWidthAvg / unitsPerEm / width;
  const override = (value: number) => percent(value / unitsPerEm / adjust);
  return `@font-face {
  font-family: "${fallbackName(role)}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(-descent)};
  line-gap-override: ${override(lineGap)};
}
`;
}

const stack = (role: FontRole) =>
  `  --font-${role}: "${fonts[role].family}", "${fallbackName(role)}", ${FALLBACKS[role].last};\n`;
const heaviness = (role: 'display' | 'mono') => `  --weight-${role}: ${weightOf(fonts[role])};\n`;

/** First line of the style sheet: tells which table it was made from. */
export const fontStamp = () =>
  `/* Written by \`npm run fonts\` from content/fonts.ts, ${createHash('sha256').update(JSON.stringify(fonts)).digest('hex').slice(0, 12)}. */`;

export function fontStyles(more: number[], metrics: Readonly<Record<FontRole, Metrics>>): string {
  return [
    `${fontStamp()}\n`,
    ...ROLES.flatMap((role) => faces(role, more)),
    ...ROLES.map((role) => fallback(role, metrics[role])),
    `@theme {\n${ROLES.map(stack).join('')}}\n`,
    `:root {\n${heaviness('display')}${heaviness('mono')}}\n`,
  ].join('\n');
}
