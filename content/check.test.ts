import { expect, test } from 'vitest';
import { RULES } from '#domain/quiz/catalog.ts';
import {
  findCatalogFaults,
  findContentFaults,
  findFileFaults,
  limitPatterns,
  maxLengthOf,
  shownLength,
} from './check.ts';
import { LANGUAGES } from './languages.ts';
import { site } from './site.ts';
import { type Json, readTexts, withFallback } from './texts.ts';

test('the content has no faults', () => {
  expect(findContentFaults()).toEqual([]);
});

const GERMAN = { code: 'de', name: 'Deutsch', locale: 'de-DE' };
const source = {
  title: '{count} tools in 7 days',
  list: ['one task', 'two tasks'],
  other: { other: '{count} bills' },
};
test.each<[string, Json, string[]]>([
  ['empty text', { title: ' ' }, ['title is empty']],
  ['unknown key', { extra: 'nichts' }, ['extra is not used']],
  [
    'placeholder',
    { title: '{number} Werkzeuge in 7 Tagen' },
    ['title has the placeholders {number}, not {count}'],
  ],
  ['number', { title: '{count} Werkzeuge in 8 Tagen' }, ['title has the numbers 8, not 7']],
  ['untranslated text', { title: source.title }, [`title is not translated: ${source.title}`]],
  ['length of a list', { list: ['eine Aufgabe'] }, ['list has 1 entries, not 2']],
  ['plural form', { other: { few: 'wenige {count}', other: '{count} viele' } }, ['other.few is not used']],
])('finds a fault in a translation: %s', (_name, change, faults) => {
  const good = {
    title: '{count} Werkzeuge in 7 Tagen',
    list: ['eine Aufgabe', 'zwei Aufgaben'],
    other: { other: '{count} Rechnungen' },
  };
  const contents = (translation: Json) =>
    new Map<string, Json>([
      ['en', source],
      ['de', translation],
    ]);
  expect(findFileFaults('x', contents(good), [GERMAN])).toEqual([]);
  const changed = { ...good, ...(change as object) };
  expect(findFileFaults('x', contents(changed), [GERMAN])).toEqual(
    faults.map((fault) => `content/de/x.json: ${fault}`),
  );
});

test('a draft may lack texts and whole files, but its texts fit and keep their placeholders', () => {
  const draft = [{ ...GERMAN, draft: true }];
  const faults = (translation?: Json) =>
    findFileFaults(
      'x',
      new Map([
        ['en', source],
        ['de', translation],
      ]),
      draft,
    );
  expect(faults()).toEqual([]);
  expect(faults({ list: ['eine Aufgabe'] })).toEqual([]);
  expect(faults({ title: 'Werkzeuge in 7 Tagen' })).toEqual([
    'content/de/x.json: title has the placeholders none, not {count}',
  ]);
});

test('texts that a translation lacks are those of the source language', () => {
  expect(withFallback({ list: ['eine Aufgabe'] }, source)).toEqual({
    ...source,
    list: ['eine Aufgabe', 'two tasks'],
  });
});

test('a text that is too long is reported with its limit', () => {
  const [name = '', content = {}] = [...readTexts('en')].find(([file]) => file === 'not-found') ?? [];
  const words = structuredClone(content) as { notFound: { home: string } };
  words.notFound.home = 'x'.repeat(25);
  expect(findFileFaults(name, new Map([['en', words]]))).toContain(
    'content/en/not-found.json: notFound.home is 25 characters, at most 24 fit',
  );
});

/** Every list, group and text of a file, with its path. */
const entriesOf = (value: Json, path = ''): (readonly [path: string, value: Json])[] => [
  [path, value],
  ...Object.entries(typeof value === 'object' ? (value ?? {}) : {}).flatMap(([key, child]) =>
    entriesOf(child, path ? `${path}.${key}` : key),
  ),
];

test.runIf(site.sampleContent)('every limit is the first match of a text or a list', () => {
  const texts = readTexts('en');
  const unused = [...limitPatterns].flatMap(([name, patterns]) => {
    const entries = entriesOf(texts.get(name === '*' ? 'b2b-sales/page' : name) ?? {});
    const isList = (limit: unknown) => typeof limit !== 'number';
    return patterns
      .filter(([pattern, limit]) => {
        const sameKind = patterns.filter(([, other]) => isList(other) === isList(limit));
        return !entries.some(([path]) => sameKind.find(([other]) => other.test(path))?.[0] === pattern);
      })
      .map(([pattern]) => `${name}: ${pattern.source}`);
  });
  expect(unused).toEqual([]);
});

test('an agent that no quiz answer can recommend is reported, except an agent without any matches', () => {
  const matchesOf = (...values: string[]) => ({ [RULES[0]!.criterion]: values });
  expect(
    findCatalogFaults([
      { id: 'weaver', matches: matchesOf('weaving') },
      { id: 'custom', matches: matchesOf() },
    ]),
  ).toEqual(['domain/quiz/catalog.ts: weaver is never recommended: no question offers weaving']);
});

/** An adopter's own texts need to hold only for the adopter's own name. */
test.runIf(site.sampleContent)(
  'the sample texts hold for the longest name and for long phone numbers',
  () => {
    const values = {
      brand: 'Aurora Process Workshops',
      phone: '+33 4 78 12 34 56 78',
      email: 'hello@aurora-process-workshops.example',
      tagline: site.tagline,
    };
    const findLongTexts = (name: string, texts: Json) =>
      entriesOf(texts).flatMap(([path, text]) => {
        const limit = maxLengthOf(name, path) ?? Number.MAX_VALUE;
        return typeof text === 'string' && shownLength(text, values) > limit ? [`${name}: ${path}`] : [];
      });
    expect(values.brand).toHaveLength(24);
    for (const { code } of LANGUAGES)
      expect(
        [...readTexts(code)].flatMap(([name, texts]) => findLongTexts(name, texts)),
        code,
      ).toEqual([]);
  },
);
