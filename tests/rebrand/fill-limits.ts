/** Runs inside a copy: makes every string and list as long as its limit allows. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { listRangeOf, maxLengthOf, shownLength } from '#content/check.ts';
import { SOURCE_LANGUAGE } from '#content/languages.ts';
import { type Json, readTexts } from '#content/texts.ts';

/** Ordinary words, some of them long. */
const FILLER_WORDS =
  'and every document that the responsible department requires is checked, categorised and answered without intercommunication delays or reconciliation work by hand'.split(
    ' ',
  );

const LONG_WORD = 12;

/** Keys that code reads, and numbers that must match figures in other files. */
const UNCHANGED_KEYS = /^(?:id|value|mark|open|close|zero|one|two|few|many|other)$/;
const UNCHANGED_FILES = new Set(['language', 'numbers', 'landing/integrations', 'quiz/agents']);

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
  const paddingLength = Math.min(4, max - shownLength(longer + punctuation), LONG_WORD - lastWord.length);
  return longer + 'n'.repeat(Math.max(0, paddingLength)) + punctuation;
}

/** Texts that must differ between entries. */
const UNIQUE_KEYS =
  /^(?:id|title|company|industry|question|answer|quote|longQuote|description|label|name|text)$/;

/** Copies an entry. The letter makes its texts unique. */
const repeatEntry = (entry: Json, letter: string): Json =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) =>
          typeof value === 'string' && UNIQUE_KEYS.test(key)
            ? [key, (value.startsWith(letter) ? '2' : letter) + value.slice(1)]
            : [key, value],
        ),
      )
    : typeof entry === 'string'
      ? letter + entry.slice(1)
      : entry;

function fillToLimits(name: string, keys: readonly string[], value: Json): Json {
  const path = keys.join('.');
  if (typeof value === 'string') {
    const max = maxLengthOf(name, path);
    return max === undefined || UNCHANGED_KEYS.test(keys.at(-1) ?? '') ? value : lengthen(value, max);
  }
  if (Array.isArray(value)) {
    const [, max] = listRangeOf(name, path);
    const length = Number.isSafeInteger(max + 1) ? Math.max(max, value.length) : value.length;
    const filledList = Array.from({ length }, (_, i) =>
      i < value.length
        ? value[i]!
        : repeatEntry(value[i % value.length]!, String.fromCharCode(65 + (i % 26))),
    );
    return filledList.map((entry, i) => fillToLimits(name, [...keys, `${i}`], entry));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillToLimits(name, [...keys, key], inner)]),
  );
}

// Other texts contain the tagline. So the first process lengthens site.json, and the second one all other files.
const [fileGroup] = process.argv.slice(2);
if (!fileGroup)
  for (const group of ['site', 'others']) execFileSync(process.execPath, [process.argv[1] ?? '', group]);
else
  for (const [name, content] of readTexts(SOURCE_LANGUAGE)) {
    if (UNCHANGED_FILES.has(name) || (name === 'site') !== (fileGroup === 'site')) continue;
    const filled = fillToLimits(name, [], content);
    await writeFile(`content/${SOURCE_LANGUAGE}/${name}.json`, `${JSON.stringify(filled, null, 2)}\n`);
  }
