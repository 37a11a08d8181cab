/** Reduces the fonts of content/fonts.ts to the glyphs and axes in use, and writes their style sheet. */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontRole, fonts } from '#content/fonts.ts';
import {
  FALLBACK_FONTS,
  type FontSubset,
  fontFile,
  fontStyles,
  ROLES,
  SUBSETS,
} from '../build/font-styles.ts';

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;
const GLYPHS = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
const toText = (glyphs: number[]) => String.fromCodePoint(...glyphs);

/**
 * Each font has two files. The first has ASCII and all characters of our own copy. The second has the other letters;
 * only pages that contain such letters load it.
 */
const usedCharacters = new Set((await readSources()).join(''));
const isInFirstFile = (glyph: number) =>
  glyph < 0xa1 || glyph > 0xff || usedCharacters.has(String.fromCodePoint(glyph));
const CODE_POINTS: Record<FontSubset, number[]> = {
  first: GLYPHS.filter(isInFirstFile),
  more: GLYPHS.filter((glyph) => !isInFirstFile(glyph)),
};

async function readSources(): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob('{app,content}/**/*.{ts,tsx,css,json}', { exclude: ['**/*.test.ts'] }))
    texts.push(await readFile(file, 'utf8'));
  return texts;
}

/** OpenType features that browsers apply by default, and tabular figures. */
const FEATURES = ['rvrn', 'ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const require = createRequire(import.meta.url);

async function subset(
  role: FontRole,
  format: 'woff2' | 'truetype',
  glyphs: number[],
  axes: Axes,
): Promise<Buffer> {
  const source = await readFile(require.resolve(fonts[role].source));
  return subsetFont(source, toText(glyphs), {
    targetFormat: format,
    ...(format === 'woff2' && { keepFeatures: FEATURES }),
    // Static fonts have no axes to pin.
    ...(fonts[role].source.includes('variable') && { variationAxes: axes }),
  });
}

/** Axis values of a static font. */
function fixedAxes(role: FontRole, overrides?: { weight?: number; opsz?: number }): Axes {
  const { weight, axes, still } = fonts[role];
  const wght = overrides?.weight ?? (typeof weight === 'number' ? weight : weight.min);
  return { wght, ...still, ...(overrides?.opsz && axes?.opsz && { opsz: overrides.opsz }) };
}

async function writeFont(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} kB`);
}

/** The deck and the Open Graph images need static TrueType fonts. */
const STATIC_FONTS = [
  { role: 'display', file: 'display' },
  { role: 'body', file: 'body-400', weight: 400 },
  { role: 'body', file: 'body-600', weight: 600 },
  { role: 'mono', file: 'mono' },
] as const satisfies { role: FontRole; file: string; weight?: number }[];

await mkdir('app/fonts', { recursive: true });
await mkdir('drawing/fonts', { recursive: true });
for (const role of ROLES) {
  const { weight, axes } = fonts[role];
  for (const subsetName of SUBSETS)
    await writeFont(
      fontFile(role, subsetName),
      await subset(role, 'woff2', CODE_POINTS[subsetName], { wght: weight, ...axes }),
    );
}
for (const { role, file, ...overrides } of STATIC_FONTS)
  await writeFont(
    `drawing/fonts/${file}.ttf`,
    await subset(role, 'truetype', GLYPHS, fixedAxes(role, overrides)),
  );

const measureFont = async (role: FontRole, overrides: { weight?: number; opsz?: number }) =>
  fromBuffer(await subset(role, 'truetype', GLYPHS, fixedAxes(role, overrides)));
const measuredFonts = FALLBACK_FONTS.map(
  async (fallback) => [fallback, await measureFont(fallback.role, fallback)] as const,
);
await writeFile('app/styles/fonts.css', fontStyles(CODE_POINTS.more, await Promise.all(measuredFonts)));
