/** Cuts the fonts of content/fonts.ts to the glyphs and axes that the site uses, and writes their style sheet. */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { type FontRole, fonts } from '#content/fonts.ts';
import { CUT_NAMES, type Cut, fontFile, fontStyles, type Metrics, ROLES } from './font-styles.ts';

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

/** Letters and signs beyond ASCII are a file of their own, which only a page that has one fetches. Those of our words come at once. */
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

/** What browsers apply by themselves, and figures of one width. */
const FEATURES = ['rvrn', 'ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const require = createRequire(import.meta.url);

async function cut(
  role: FontRole,
  file: string,
  format: 'woff2' | 'truetype',
  glyphs: number[],
  axes: Axes,
): Promise<void> {
  const source = await readFile(require.resolve(fonts[role].source));
  const bytes = await subsetFont(source, toText(glyphs), {
    targetFormat: format,
    ...(format === 'woff2' && { keepFeatures: FEATURES }),
    // Static fonts have no axes to pin.
    ...(fonts[role].source.includes('variable') && { variationAxes: axes }),
  });
  await writeFile(file, bytes);
  console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} kB`);
}

/** The deck and the pictures of shared links are drawn by renderers that take static TrueType only. */
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
    await cut(role, fontFile(role, part), 'woff2', CUTS[part], { wght: weight, ...axes });
}
for (const { role, file, ...own } of STILLS) {
  const { weight, still } = fonts[role];
  const wght = 'weight' in own ? own.weight : typeof weight === 'number' ? weight : weight.min;
  await cut(role, `drawing/fonts/${file}.ttf`, 'truetype', GLYPHS, { wght, ...still });
}

const metrics = async (file: string): Promise<Metrics> => fromFile(`drawing/fonts/${file}.ttf`);
await writeFile(
  'app/styles/fonts.css',
  fontStyles(CUTS.more, {
    display: await metrics('display'),
    body: await metrics('body-400'),
    mono: await metrics('mono'),
  }),
);
