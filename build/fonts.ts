/**
 * Cuts the fonts of content/fonts.ts to the characters in use. Writes the font files and their style sheet before a
 * build, or nothing if neither texts nor fonts have changed in a way that matters.
 */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { type FontRole, fonts } from '#content/fonts.ts';
import { LANGUAGES } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { readTexts, textsIn } from '#content/texts.ts';
import { EXTENDED, STATIC_FONTS, staticFontPath } from '#drawing/static-fonts.ts';
import { ContentError } from './content/describe-failure.ts';
import { FALLBACK_FONTS, type FontFace, fontFile, fontStyles, ROLES } from './font-styles.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const STYLE_FILE = `${ROOT}app/styles/fonts.css`;
/** Every page may need these. */
const ASCII = Array.from({ length: 95 }, (_, index) => 0x20 + index);

/** OpenType features that browsers apply by default, and tabular figures. */
const FEATURES = ['rvrn', 'ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const require = createRequire(import.meta.url);
const readSource = (source: string) => readFileSync(require.resolve(source));

/** A file that never exists half written: other processes may be reading it. */
function writeWhole(file: string, content: Uint8Array | string): void {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, file);
}

type Text = { place: string; text: string };

/** All texts of all languages. */
const readAllTexts = (): Text[] => [
  { place: 'content/site.ts: site.name', text: site.name },
  ...LANGUAGES.flatMap(({ code }) =>
    [...readTexts(code)].flatMap(([name, words]) =>
      textsIn(words).map(([path, text]) => ({ place: `content/${code}/${name}.json: ${path}`, text })),
    ),
  ),
];

/** Characters in the texts, and those in facts and markup, such as names and marks. */
const readCharacters = (texts: Text[]): Set<number> =>
  new Set(
    [
      ...texts.map(({ text }) => text),
      ...globSync('{app,content,desk}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.ts'] })
        .sort()
        .map((file) => readFileSync(ROOT + file, 'utf8')),
    ].flatMap((text) => Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0)),
  );

const toText = (codePoints: Iterable<number>) => String.fromCodePoint(...codePoints);

const isVariable = (source: string) => source.includes('variable');

const subset = (source: string, codePoints: Iterable<number>, format: 'woff2' | 'truetype', axes: Axes) =>
  subsetFont(readSource(source), toText(codePoints), {
    targetFormat: format,
    ...(format === 'woff2' && { keepFeatures: FEATURES }),
    // Static fonts have no axes to pin.
    ...(isVariable(source) && { variationAxes: axes }),
  });

/** The characters of the first plane without controls, surrogates and private use. */
export const readCodePoints = (source: string): Set<number> => {
  const { characterSet } = create(readSource(source)) as Font;
  return new Set(characterSet.filter((codePoint) => codePoint >= 0x20 && codePoint < 0xd800));
};

/** Axis values of a static font. */
function fixedAxes(role: FontRole, overrides: { weight?: number; opsz?: number }): Axes {
  const { weight, axes, still } = fonts[role];
  const wght = overrides.weight ?? (typeof weight === 'number' ? weight : weight.min);
  return { wght, ...still, ...(overrides.opsz && axes?.opsz && { opsz: overrides.opsz }) };
}

/** Browsers and renderers replace a space that a font lacks, and a control character is not drawn. */
const isDrawn = (codePoint: number) => !/[\p{Z}\p{C}\p{M}]/u.test(String.fromCodePoint(codePoint));

/** One line for each character of a text that a font lacks. */
export function findMissing(role: FontRole, known: Set<number>, texts: Text[]): string[] {
  const faults = new Map<string, string>();
  for (const { place, text } of texts)
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (known.has(codePoint) || !isDrawn(codePoint) || faults.has(character)) continue;
      const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
      faults.set(
        character,
        `${place} has “${character}” (U+${hex}), which the ${role} font of content/fonts.ts lacks`,
      );
    }
  return [...faults.values()];
}

/** Writes the files of one font. The first file has all characters in use. */
async function writeFont(role: FontRole, characters: Set<number>, texts: Text[]): Promise<FontFace[]> {
  const { source, extended, weight, axes } = fonts[role];
  const known = readCodePoints(source);
  const others = new Set(extended ? readCodePoints(extended) : []);
  const faults = findMissing(role, new Set([...known, ...others]), texts);
  if (faults.length > 0) throw new ContentError(faults);
  const isUsed = (codePoint: number) => characters.has(codePoint) || ASCII.includes(codePoint);
  const faces: FontFace[] = [
    { role, source, name: role, codePoints: [...known].filter(isUsed) },
    { role, source, name: `more-${role}`, codePoints: [...known].filter((codePoint) => !isUsed(codePoint)) },
    {
      role,
      source: extended ?? source,
      name: `extended-${role}`,
      codePoints: [...others].filter((codePoint) => !known.has(codePoint)),
    },
  ].filter(({ codePoints }) => codePoints.length > 0);
  for (const { source, name, codePoints } of faces)
    writeWhole(ROOT + fontFile(name), await subset(source, codePoints, 'woff2', { wght: weight, ...axes }));
  for (const { role: other, file, ...overrides } of STATIC_FONTS) {
    if (other !== role) continue;
    const fixed = fixedAxes(role, overrides);
    writeWhole(ROOT + staticFontPath(file), await subset(source, known, 'truetype', fixed));
    const extendedFile = ROOT + staticFontPath(file + EXTENDED);
    if (extended) writeWhole(extendedFile, await subset(extended, others, 'truetype', fixed));
    else rmSync(extendedFile, { force: true });
  }
  return faces;
}

let preparation: Promise<void> | undefined;
/** Writes the fonts, once in a process. */
export const prepareFonts = (): Promise<void> => {
  preparation ??= writeFonts();
  return preparation;
};

/** Does nothing if the style sheet was made from the same fonts and characters. */
async function writeFonts(): Promise<void> {
  const texts = readAllTexts();
  const characters = readCharacters(texts);
  const inputs = [
    fonts,
    STATIC_FONTS,
    // The versions of the fonts and of the program that cuts them.
    readFileSync(`${ROOT}package-lock.json`, 'utf8'),
    [...characters].sort((a, b) => a - b),
    readFileSync(import.meta.filename, 'utf8'),
  ];
  const stamp = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);
  const firstLine = `/* Written at build from content/fonts.ts and all texts, ${stamp}. */`;
  const isWritten = [STYLE_FILE, `${ROOT}app/fonts`, `${ROOT}drawing/fonts`].every((path) =>
    existsSync(path),
  );
  if (isWritten && readFileSync(STYLE_FILE, 'utf8').startsWith(firstLine)) return;

  mkdirSync(`${ROOT}app/fonts`, { recursive: true });
  mkdirSync(`${ROOT}drawing/fonts`, { recursive: true });
  const faces = (await Promise.all(ROLES.map((role) => writeFont(role, characters, texts)))).flat();
  const fallbacks = FALLBACK_FONTS.map(async (fallback) => {
    const font = await subset(
      fonts[fallback.role].source,
      ASCII,
      'truetype',
      fixedAxes(fallback.role, fallback),
    );
    return [fallback, await fromBuffer(font)] as const;
  });
  writeWhole(STYLE_FILE, `${firstLine}\n\n${fontStyles(faces, await Promise.all(fallbacks))}`);
}
