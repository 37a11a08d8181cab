/** Cuts the fonts of content/fonts.ts to the glyphs and axes that the site uses, and writes their style sheet. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { type FontRole, fonts } from '#content/fonts.ts';
import { fontStyles, type Metrics, ROLES } from './font-styles.ts';

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
const GLYPHS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const require = createRequire(import.meta.url);

async function cut(role: FontRole, file: string, format: 'woff2' | 'truetype', axes: Axes): Promise<void> {
  const source = await readFile(require.resolve(fonts[role].source));
  const bytes = await subsetFont(source, GLYPHS, {
    targetFormat: format,
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
  await cut(role, `app/fonts/${role}.woff2`, 'woff2', { wght: weight, ...axes });
}
for (const { role, file, ...own } of STILLS) {
  const { weight, still } = fonts[role];
  const wght = 'weight' in own ? own.weight : typeof weight === 'number' ? weight : weight.min;
  await cut(role, `drawing/fonts/${file}.ttf`, 'truetype', { wght, ...still });
}

const metrics = async (file: string): Promise<Metrics> => fromFile(`drawing/fonts/${file}.ttf`);
await writeFile(
  'app/styles/fonts.css',
  fontStyles({
    display: await metrics('display'),
    body: await metrics('body-400'),
    mono: await metrics('mono'),
  }),
);
