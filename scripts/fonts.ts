/** Cuts the self-hosted fonts to the glyphs and axes that the site uses. Run after a font package changes. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

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

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
type Cut = { source: string; file: string; format: 'woff2' | 'truetype'; axes: Axes };

const BRICOLAGE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const GEIST = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const MONO = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

const CUTS: Cut[] = [
  // One display weight keeps the file at half its size; the optical size stays variable.
  {
    source: BRICOLAGE,
    file: 'app/fonts/bricolage-650.woff2',
    format: 'woff2',
    axes: { wght: 650, opsz: { min: 24, max: 96 } },
  },
  { source: GEIST, file: 'app/fonts/geist.woff2', format: 'woff2', axes: { wght: { min: 400, max: 700 } } },
  { source: MONO, file: 'app/fonts/geist-mono.woff2', format: 'woff2', axes: { wght: 450 } },
  // The deck and the Open Graph images are drawn by renderers that take static TrueType only.
  { source: BRICOLAGE, file: 'drawing/fonts/display.ttf', format: 'truetype', axes: { wght: 650, opsz: 72 } },
  { source: GEIST, file: 'drawing/fonts/body-400.ttf', format: 'truetype', axes: { wght: 400 } },
  { source: GEIST, file: 'drawing/fonts/body-600.ttf', format: 'truetype', axes: { wght: 600 } },
  { source: MONO, file: 'drawing/fonts/mono.ttf', format: 'truetype', axes: { wght: 450 } },
];

const require = createRequire(import.meta.url);
await mkdir('app/fonts', { recursive: true });
await mkdir('drawing/fonts', { recursive: true });
for (const { source, file, format, axes } of CUTS) {
  const cut = await subsetFont(await readFile(require.resolve(source)), GLYPHS, {
    targetFormat: format,
    variationAxes: axes,
  });
  await writeFile(file, cut);
  console.log(`${file}  ${(cut.length / 1024).toFixed(1)} kB`);
}
