/**
 * Runs inside a copy: adds two languages like a translator, each in its own folder. Their texts are the English ones with
 * accents, up to 40% longer if their limits allow it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { maxLengthOf, shownLength } from '#content/check.ts';
import { SOURCE_LANGUAGE } from '#content/languages.ts';
import { type Json, readTexts } from '#content/texts.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'û',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};
/** True for keys that code reads, URLs and email addresses. */
const isUntranslated = (text: string, key: string) =>
  /^\S*@\S*$|^[\w-]+\.\w{2,3}$/.test(text) || (key === 'id' && /^[a-z-]+$/.test(text));

/** Adds an accent to each vowel outside placeholders, and doubles vowels until the text has its maximum length. */
function pseudoTranslate(text: string, max: number): string {
  let extraLetters = Math.min(Math.ceil(text.length * 0.4), max - shownLength(text));
  // An abbreviation without a vowel gets one.
  if (/^[B-Z]{4,}$/.test(text)) return `${text}É`;
  return text.replaceAll(/\{\w+\}|[aeiouyAEO]/g, (match) => {
    const accented = ACCENTS[match];
    if (!accented) return match;
    extraLetters -= 1;
    return extraLetters >= 0 ? accented.repeat(2) : accented;
  });
}

function translate(name: string, keys: readonly string[], value: Json): Json {
  if (typeof value === 'string')
    return isUntranslated(value, keys.at(-1) ?? '')
      ? value
      : pseudoTranslate(value, maxLengthOf(name, keys.join('.')) ?? value.length * 2);
  if (Array.isArray(value)) return value.map((entry, i) => translate(name, [...keys, `${i}`], entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translate(name, [...keys, key], inner)]),
  );
}

for (const code of ['xa', 'he'])
  for (const [name, content] of readTexts(SOURCE_LANGUAGE)) {
    const file = `content/${code}/${name}.json`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(translate(name, [], content), null, 2)}\n`);
  }
