/** Checks the words of every language: against their schemas, and those of a translation against the default. */
import { glob, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hasPart } from '../has-part.ts';
import { LANGUAGES, prefixOf } from '../languages.ts';
import type { Part } from '../part.ts';
import { partOfFile, schemas } from '../schemas/all.ts';
import { isSameInAll } from './same-in-all.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const folder = (language: string) => new URL(`../${language}/`, import.meta.url);

async function readWords(language: string): Promise<Map<string, Json>> {
  const found = new Map<string, Json>();
  for await (const file of glob('**/*.json', { cwd: folder(language) }))
    found.set(
      file.replaceAll('\\', '/').replace(/\.json$/, ''),
      JSON.parse(await readFile(new URL(file, folder(language)), 'utf8')),
    );
  return found;
}

const schemaFaults = (language: string, words: ReadonlyMap<string, Json>): string[] => [
  ...Object.entries(schemas).flatMap(([name, schema]) => {
    const file = `content/${language}/${name}.json`;
    if (!isRead(name)) return [];
    const said = words.get(name);
    if (said === undefined) return [`${file}: is missing`];
    return [
      ...(v.safeParse(schema, said).issues ?? []).map(
        (issue) => `${v.getDotPath(issue) ?? ''} ${reason(issue)}`,
      ),
      ...[...missingParts(schema as Entries, said)].map((place) => `${place} is missing`),
    ].map((fault) => `${file}: ${fault}`);
  }),
  ...[...words.keys()]
    .filter((name) => !(name in schemas))
    .map((name) => `content/${language}/${name}.json: is not used`),
];

/** Whether the site has the part that the words of a file are of. */
const isRead = (name: string) => {
  const part = partOfFile[name];
  return !part || hasPart(part);
};

type Entries = { entries?: Readonly<Record<string, Entries>>; wrapped?: Entries; part?: Part };

/** Words of parts that the site has (`ofPart`) and the file has not. */
function* missingParts(schema: Entries, said: Json | undefined, place = ''): Generator<string> {
  const { part, wrapped, entries = wrapped?.entries ?? {} } = schema;
  if (said === undefined && part && hasPart(part)) yield place;
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return;
  for (const [key, inner] of Object.entries(entries))
    yield* missingParts(inner, said[key], place ? `${place}.${key}` : key);
}

function reason(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not used' : 'is missing';
  return issue.message;
}

/** Names that only code reads. */
const isName = (key: string, value: Json) =>
  key === '$schema' || (key === 'id' && /^[a-z-]+$/.test(String(value)));

/** Every text of a file, with its place. */
function* textsOf(words: Json | undefined, place: readonly string[] = []): Generator<[string, string]> {
  if (typeof words === 'string') yield [place.join('.'), words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, inner] of Object.entries(words))
      if (!isName(key, inner)) yield* textsOf(inner, [...place, key]);
}

/** The names of the places that are filled. */
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Numbers without the signs between their digits, which differ by language. */
const numbersOf = (text: string) =>
  (text.match(/\d(?:[.,:]?\d)*/g) ?? [])
    .map((number) => number.replaceAll(/\D/g, ''))
    .sort()
    .join(' ');

function translationFault(text: string, source: string): string | undefined {
  if (placesOf(source) !== placesOf(text))
    return `has the places ${placesOf(text) || 'none'}, not ${placesOf(source) || 'none'}`;
  if (text === source && !isSameInAll(text)) return `is not translated: ${text}`;
  if (numbersOf(source) !== numbersOf(text) && !isSameInAll(source))
    return `has the numbers ${numbersOf(text) || 'none'}, not ${numbersOf(source) || 'none'}`;
}

function translationFaults(
  language: string,
  words: ReadonlyMap<string, Json>,
  original: ReadonlyMap<string, Json>,
): string[] {
  return [...words].flatMap(([name, translated]) => {
    if (!isRead(name)) return [];
    const texts = new Map(textsOf(original.get(name)));
    return [...textsOf(translated)].flatMap(([place, text]) => {
      const source = texts.get(place);
      if (source === undefined) return [];
      const fault = translationFault(text, source);
      return fault ? [`content/${language}/${name}.json: ${place} ${fault}`] : [];
    });
  });
}

/** Every fault of the words, one line each. */
export async function wordFaults(): Promise<string[]> {
  const [original] = LANGUAGES;
  const originals = await readWords(original.code);
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const { code } = language;
    const words = await readWords(code);
    faults.push(...schemaFaults(code, words));
    const { prefix } = words.get('language') as { prefix: string };
    if (prefix !== prefixOf(language))
      faults.push(`content/${code}/language.json: prefix is '${prefix}', not '${prefixOf(language)}'`);
    if (language !== original) faults.push(...translationFaults(code, words, originals));
  }
  return faults;
}
