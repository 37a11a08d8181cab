/**
 * Runs inside a copy. `limits` makes every text and list of the source language as long as its limit allows. `pseudo`
 * adds two languages like a translator: the English texts with accents, up to 40% longer if their limits allow it.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listRangeOf, maxLengthOf, shownLength } from '#content/check.ts';
import { SOURCE_LANGUAGE } from '#content/languages.ts';
import { type Json, readTexts } from '#content/texts.ts';

type Rewrite = Readonly<{
  text: (text: string, place: { key: string; max: number | undefined }) => string;
  list?: (entries: readonly Json[], max: number) => readonly Json[];
}>;

function rewrite(how: Rewrite, name: string, keys: readonly string[], value: Json): Json {
  const path = keys.join('.');
  const inside = (key: string, inner: Json) => rewrite(how, name, [...keys, key], inner);
  if (typeof value === 'string')
    return how.text(value, { key: keys.at(-1) ?? '', max: maxLengthOf(name, path) });
  if (Array.isArray(value)) {
    const entries = HAS_FIGURES.test(`${name}/${path}`)
      ? value
      : (how.list?.(value, listRangeOf(name, path)[1]) ?? value);
    return entries.map((entry, i) => inside(`${i}`, entry));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(key, inner)]));
}

/** Ordinary words, some of them long. */
const FILLER_WORDS =
  'and every document that the responsible department requires is checked, categorised and answered without intercommunication delays or reconciliation work by hand'.split(
    ' ',
  );
const LONG_WORD = 12;
/** Keys that code reads. */
const CODE_KEYS = /^(?:id|value|mark|open|close|zero|one|two|few|many|other)$/;
/** Numbers that must match figures in other files. */
const UNCHANGED_FILES = new Set(['language', 'numbers', 'landing/integrations', 'quiz/agents']);

/** A list whose entries each need a figure in TypeScript. */
const HAS_FIGURES = /^landing\/hero\/stats$/;

function lengthen(text: string, max: number): string {
  // Leave figures, times and amounts unchanged.
  if (!/\p{L}{3}/u.test(text)) return text;
  const punctuation = /[?.!…]+$/.exec(text)?.[0] ?? '';
  let longer = text.slice(0, text.length - punctuation.length);
  for (let i = 0; ; i++) {
    const longerText = `${longer} ${FILLER_WORDS[i % FILLER_WORDS.length]}`;
    if (shownLength(longerText + punctuation) > max) break;
    longer = longerText;
  }
  // Pad the last word with a letter of average width, but not beyond the length of a long word.
  const lastWord = longer.split(' ').at(-1) ?? '';
  const padding = Math.min(4, max - shownLength(longer + punctuation), LONG_WORD - lastWord.length);
  return longer + 'n'.repeat(Math.max(0, padding)) + punctuation;
}

/** Texts that must differ between entries. */
const UNIQUE_KEYS =
  /^(?:id|title|company|industry|question|answer|quote|longQuote|description|label|name|text)$/;

/** Copies an entry. The letter makes its texts unique. */
function repeatEntry(entry: Json, letter: string): Json {
  if (typeof entry === 'string') return letter + entry.slice(1);
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) =>
      typeof value === 'string' && UNIQUE_KEYS.test(key)
        ? [key, (value.startsWith(letter) ? '2' : letter) + value.slice(1)]
        : [key, value],
    ),
  );
}

const LIMITS: Rewrite = {
  text: (text, { key, max }) => (max === undefined || CODE_KEYS.test(key) ? text : lengthen(text, max)),
  list: (entries, max) =>
    Array.from(
      { length: Number.isSafeInteger(max + 1) ? Math.max(max, entries.length) : entries.length },
      (_, i) =>
        i < entries.length
          ? entries[i]!
          : repeatEntry(entries[i % entries.length]!, String.fromCharCode(65 + (i % 26))),
    ),
};

const ACCENTS = new Map(
  ['aá', 'eé', 'ií', 'oö', 'uû', 'yý', 'AÅ', 'EÉ', 'OÖ'].map(([from, to]) => [from, to]),
);
/** URLs and mail addresses, and ids that code reads. */
const isUntranslated = (text: string, key: string) =>
  /^\S*@\S*$|^[\w-]+\.\w{2,3}$/.test(text) || (key === 'id' && /^[a-z-]+$/.test(text));

/** Adds an accent to each vowel outside placeholders, and doubles vowels until the text has its maximum length. */
const PSEUDO: Rewrite = {
  text: (text, { key, max = text.length * 2 }) => {
    if (isUntranslated(text, key)) return text;
    // An abbreviation without a vowel gets one.
    if (/^[B-Z]{4,}$/.test(text)) return `${text}É`;
    let extraLetters = Math.min(Math.ceil(text.length * 0.4), max - shownLength(text));
    return text.replaceAll(/\{\w+\}|[aeiouyAEO]/g, (match) => {
      const accented = ACCENTS.get(match);
      if (!accented) return match;
      extraLetters -= 1;
      return extraLetters >= 0 ? accented.repeat(2) : accented;
    });
  },
};

async function rewriteFiles(how: Rewrite, language: string, isWanted: (name: string) => boolean) {
  for (const [name, content] of readTexts(SOURCE_LANGUAGE)) {
    if (!isWanted(name)) continue;
    const file = `content/${language}/${name}.json`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(rewrite(how, name, [], content), null, 2)}\n`);
  }
}

const [task, group] = process.argv.slice(2);
if (task === 'pseudo') for (const code of ['xa', 'he']) await rewriteFiles(PSEUDO, code, () => true);
// Other texts contain the tagline. So the first process lengthens site.json, and the second one all other files.
else if (!group)
  for (const name of ['site', 'others'])
    execFileSync(process.execPath, [process.argv[1] ?? '', 'limits', name]);
else
  await rewriteFiles(
    LIMITS,
    SOURCE_LANGUAGE,
    (name) => !UNCHANGED_FILES.has(name) && (name === 'site') === (group === 'site'),
  );
