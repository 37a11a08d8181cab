/** Subsets the fonts of content/fonts.ts to the glyphs and axes in use, and writes their style sheet. */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontRole, fonts } from '#content/fonts.ts';
import { CUT_NAMES, type Cut, fontFile, fontStyles, ROLES, STAND_INS } from '../build/font-styles.ts';

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
 * Letters beyond ASCII are in a second file, which only pages with such letters load. Letters of our own copy are in
 * the first.
 */
const written = new Set((await readSources()).join(''));
const isFirst = (glyph: number) => glyph < 0xa1 || glyph > 0xff || written.has(String.fromCodePoint(glyph));
const CUTS: Record<Cut, number[]> = {
  first: GLYPHS.filter(isFirst),
  more: GLYPHS.filter((glyph) => !isFirst(glyph)),
};

async function readSources(): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob('{app,content}/**/*.{ts,tsx,css}', { exclude: ['**/*.test.ts'] }))
    texts.push(await readFile(file, 'utf8'));
  return texts;
}

/** OpenType features that browsers apply by default, and tabular figures. */
const FEATURES = ['rvrn', 'ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const require = createRequire(import.meta.url);

async function cut(
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

/** Fixed axis values for a font of one weight and size. */
function stillAxes(role: FontRole, own?: { weight?: number; opsz?: number }): Axes {
  const { weight, axes, still } = fonts[role];
  const wght = own?.weight ?? (typeof weight === 'number' ? weight : weight.min);
  return { wght, ...still, ...(own?.opsz && axes?.opsz && { opsz: own.opsz }) };
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} kB`);
}

/** Renderers of the deck and the Open Graph images accept only static TrueType fonts. */
const STILLS = [
  { role: 'display', file: 'display' },
  { role: 'body', file: 'body-400', weight: 400 },
  { role: 'body', file: 'body-600', weight: 600 },
  { role: 'mono', file: 'mono' },
] as const satisfies { role: FontRole; file: string; weight?: number }[];

await mkdir('app/fonts', { recursive: true });
await mkdir('drawing/fonts', { recursive: true });
for (const role of ROLES) {
  const { weight, axes } = fonts[role];
  for (const part of CUT_NAMES)
    await write(fontFile(role, part), await cut(role, 'woff2', CUTS[part], { wght: weight, ...axes }));
}
for (const { role, file, ...own } of STILLS)
  await write(`drawing/fonts/${file}.ttf`, await cut(role, 'truetype', GLYPHS, stillAxes(role, own)));

const measure = async (role: FontRole, own: { weight?: number; opsz?: number }) =>
  fromBuffer(await cut(role, 'truetype', GLYPHS, stillAxes(role, own)));
const standIns = STAND_INS.map(async (standIn) => [standIn, await measure(standIn.role, standIn)] as const);
await writeFile('app/styles/fonts.css', fontStyles(CUTS.more, await Promise.all(standIns)));
