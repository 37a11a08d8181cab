/** Checks the copy of every language against its schemas, and translations against the default language. */
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

/** Errors in one text file, according to its schema. */
function schemaFaults(language: string, name: string, content: Json | undefined): string[] {
  const schema = (schemas as Readonly<Record<string, v.GenericSchema>>)[name];
  const file = `content/${language}/${name}.json`;
  if (!schema) return [`${file}: is not used`];
  if (!isRead(name)) return [];
  if (content === undefined) return [`${file}: is missing`];
  return [
    ...(v.safeParse(schema, content).issues ?? []).map(
      (issue) => `${v.getDotPath(issue) ?? ''} ${reason(issue)}`,
    ),
    ...[...missingParts(schema as Entries, content)].map((place) => `${place} is missing`),
  ].map((fault) => `${file}: ${fault}`);
}

/** True if the site has the optional part that a text file belongs to. */
const isRead = (name: string) => {
  const part = partOfFile[name];
  return !part || hasPart(part);
};

type Entries = { entries?: Readonly<Record<string, Entries>>; wrapped?: Entries; part?: Part };

/** Missing copy of parts that the site has (`ofPart`). */
function* missingParts(schema: Entries, content: Json | undefined, place = ''): Generator<string> {
  const { part, wrapped, entries = wrapped?.entries ?? {} } = schema;
  if (content === undefined && part && hasPart(part)) yield place;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return;
  for (const [key, inner] of Object.entries(entries))
    yield* missingParts(inner, content[key], place ? `${place}.${key}` : key);
}

function reason(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not used' : 'is missing';
  return issue.message;
}

/** True for values that only code reads, such as ids. */
const isName = (key: string, value: Json) =>
  key === '$schema' || (/^(?:id|by)$/.test(key) && /^[a-z-]+$/.test(String(value)));

/** Every string in a file with its path. */
function* textsOf(words: Json | undefined, place: readonly string[] = []): Generator<[string, string]> {
  if (typeof words === 'string') yield [place.join('.'), words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, inner] of Object.entries(words))
      if (!isName(key, inner)) yield* textsOf(inner, [...place, key]);
}

/** Names of the placeholders in a string. */
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Numbers in a string. Leaves out separators, since they differ by language, and writes "310k" in full. */
const numbersOf = (text: string) =>
  (text.replaceAll(/(?<=\d)k\b/g, '000').match(/\d(?:[.,:]?\d)*/g) ?? [])
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
  name: string,
  content: Json | undefined,
  original: Json | undefined,
) {
  if (!isRead(name)) return [];
  const texts = new Map(textsOf(original));
  return [...textsOf(content)].flatMap(([place, text]) => {
    const source = texts.get(place);
    if (source === undefined) return [];
    const fault = translationFault(text, source);
    return fault ? [`content/${language}/${name}.json: ${place} ${fault}`] : [];
  });
}

/** Errors in a text file. `content` is the file in each language. */
export function faultsOfFile(name: string, content: ReadonlyMap<string, Json | undefined>): string[] {
  const [original] = LANGUAGES;
  return LANGUAGES.flatMap(({ code }) => [
    ...schemaFaults(code, name, content.get(code)),
    ...(code === original.code
      ? []
      : translationFaults(code, name, content.get(code), content.get(original.code))),
  ]);
}

/** All errors in the copy, one line each. */
export async function wordFaults(): Promise<string[]> {
  const words = new Map<string, ReadonlyMap<string, Json>>();
  for (const { code } of LANGUAGES) words.set(code, await readWords(code));
  const names = new Set([
    ...Object.keys(schemas),
    ...[...words.values()].flatMap((files) => [...files.keys()]),
  ]);
  const prefixFaults = LANGUAGES.flatMap((language) => {
    const { prefix } = (words.get(language.code)?.get('language') ?? {}) as { prefix?: string };
    return prefix === prefixOf(language)
      ? []
      : [`content/${language.code}/language.json: prefix is '${prefix}', not '${prefixOf(language)}'`];
  });
  const inEach = (name: string) =>
    new Map([...words].map(([code, files]) => [code, files.get(name)] as const));
  return [...prefixFaults, ...[...names].flatMap((name) => faultsOfFile(name, inEach(name)))];
}
