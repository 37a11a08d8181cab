/** The German content must not contain English words, or line breaks after numbers. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findEnglishWords } from '../support/english-leftovers.ts';
import { sampleOnly } from '../support/sample-only.ts';

test('finds English words, but ignores names and URLs', () => {
  expect(findEnglishWords('Bitte warten, loading. Your page')).toEqual(['loading', 'Your', 'page']);
  expect(findEnglishWords('Gruß von Dana Whitlock, siehe https://site.example/the/page', ['Dana'])).toEqual(
    [],
  );
});

/** Wordings that the copy avoids, each with the better one. */
const AVOIDED_WORDINGS: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/werkzeug/i, 'Systeme, Programme'],
  [/Kundendienst/, 'Kundenservice'],
  [/Quiz-Bericht/, 'Quizbericht'],
  [/\bge?postet/, 'veröffentlicht'],
  [/konform\b/, 'geprüft'],
  [/\d-?fach\b/, '-mal in a sentence, × in a figure'],
  [/\d×(?=.{5})/, '-mal in a sentence, × in a figure'],
  [/\d\+(?=.{5})|\p{L}.*\d\+/u, 'über'],
  [/\d\s?\$|Meile/, 'euros and kilometers'],
  [
    /\b(?:um|ab|vor|seit|gegen|bis) \d\d:\d\d(?![\s:–-]*(?:Uhr|\d|bis)).*[.!?:]/u,
    'Uhr after a time in a sentence',
  ],
];

/** Every string of the German content with its file. */
const texts = globSync('content/de/**/*.json').flatMap((file) => {
  const fileTexts: Readonly<{ file: string; text: string }>[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
    if (typeof value === 'string' && !['$schema', 'id'].includes(key)) fileTexts.push({ file, text: value });
    return value;
  });
  return fileTexts;
});

/** A number before an ordinary space and a sign, a unit or a noun. German nouns begin with a capital letter. */
const NUMBER_AND_UNIT = /\d[\d.,:–-]*(?<![.,:])\+? (?:[%$€×]|(?:h|s|min|kB|ms)\b|\p{Lu}[\p{Ll}-])/u;
/** Files whose texts are not on a page. The film is recorded. */
const OUTSIDE_PAGES = /film|page-heads|mcp|error-messages/;

test('no German text was saved in a wrong encoding', () => {
  expect(texts.filter(({ text }) => /[\u0080-\u009f]|Ã/.test(text))).toEqual([]);
});

sampleOnly(() => {
  test('the German content has no English word', () => {
    const leftovers = texts.flatMap(({ file, text }) =>
      findEnglishWords(text).map((word) => `${file}: ${word} in ${text}`),
    );
    expect(leftovers).toEqual([]);
  });

  test('the German content uses one wording for one thing', () => {
    const faults = texts.flatMap(({ file, text }) =>
      file.endsWith('film.json')
        ? []
        : AVOIDED_WORDINGS.filter(([pattern]) => pattern.test(text)).map(
            ([, better]) => `${file}: ${text} (better: ${better})`,
          ),
    );
    expect(faults).toEqual([]);
  });

  test('a booking button says „Gespräch buchen“ or „Demo buchen“', () => {
    const labels = globSync('content/de/**/*.json').flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/"(?:book|booking|noScriptCall)": "([^"]+)"/g),
    ]);
    expect(labels.length).toBeGreaterThan(5);
    for (const [, label] of labels) expect(label).toMatch(/(?:[Gg]espräch|Demo) (?:buchen|anfragen)$/);
  });

  test('a non-breaking space keeps a number with its unit or noun', () => {
    const breakableTexts = texts.filter(
      ({ file, text }) => !OUTSIDE_PAGES.test(file) && NUMBER_AND_UNIT.test(text),
    );
    expect(breakableTexts).toEqual([]);
  });
});
