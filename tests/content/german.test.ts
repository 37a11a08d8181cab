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

/** Every string of the German content with its file and its first key. */
const texts = globSync('content/de/**/*.json').flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).flatMap(([topKey, words]) => {
    const place = `${file} ${topKey}`;
    const fileTexts: Readonly<{ place: string; text: string }>[] = [];
    JSON.parse(JSON.stringify(words), (key, value) => {
      if (typeof value === 'string' && key !== 'id') fileTexts.push({ place, text: value });
      return value;
    });
    return fileTexts;
  }),
);

/** A number before an ordinary space and a sign, a unit or a noun. German nouns begin with a capital letter. */
const NUMBER_AND_UNIT = /\d[\d.,:–-]*(?<![.,:])\+? (?:[%$€×]|(?:h|s|min|kB|ms)\b|\p{Lu}[\p{Ll}-])/u;
/** Texts that are not on a page. The film is recorded. */
const OUTSIDE_PAGES = /film|mcp|error-messages| head$/;

test('no German text was saved in a wrong encoding', () => {
  expect(texts.filter(({ text }) => /[\u0080-\u009f]|Ã/.test(text))).toEqual([]);
});

sampleOnly(() => {
  test('the German content has no English word', () => {
    const leftovers = texts.flatMap(({ place, text }) =>
      findEnglishWords(text).map((word) => `${place}: ${word} in ${text}`),
    );
    expect(leftovers).toEqual([]);
  });

  test('a non-breaking space keeps a number with its unit or noun', () => {
    const breakableTexts = texts.filter(
      ({ place, text }) => !OUTSIDE_PAGES.test(place) && NUMBER_AND_UNIT.test(text),
    );
    expect(breakableTexts).toEqual([]);
  });
});
