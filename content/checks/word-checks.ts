/** Checks the copy of every language with its schema, and compares translations with the default language. */
import { glob, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hasPart } from '../has-part.ts';
import { LANGUAGES, prefixOf } from '../languages.ts';
import type { Part } from '../part.ts';
import { partOfFile, schemas } from '../schemas/all.ts';
import { isSameInAllLanguages } from './same-in-all.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const languageFolder = (language: string) => new URL(`../${language}/`, import.meta.url);

async function readWords(language: string): Promise<Map<string, Json>> {
  const files = new Map<string, Json>();
  for await (const file of glob('**/*.json', { cwd: languageFolder(language) }))
    files.set(
      file.replaceAll('\\', '/').replace(/\.json$/, ''),
      JSON.parse(await readFile(new URL(file, languageFolder(language)), 'utf8')),
    );
  return files;
}

/** Faults in one text file, according to its schema. */
function findSchemaFaults(language: string, name: string, content: Json | undefined): string[] {
  const schema = (schemas as Readonly<Record<string, v.GenericSchema>>)[name];
  const file = `content/${language}/${name}.json`;
  if (!schema) return [`${file}: is not used`];
  if (!isInUse(name)) return [];
  if (content === undefined) return [`${file}: is missing`];
  return [
    ...(v.safeParse(schema, content).issues ?? []).map(
      (issue) => `${v.getDotPath(issue) ?? ''} ${describeIssue(issue)}`,
    ),
    ...[...findMissingParts(schema as SchemaNode, content)].map((path) => `${path} is missing`),
  ].map((fault) => `${file}: ${fault}`);
}

/** True if the text file belongs to no optional part, or to a part that the site has. */
const isInUse = (name: string) => {
  const part = partOfFile[name];
  return !part || hasPart(part);
};

type SchemaNode = { entries?: Readonly<Record<string, SchemaNode>>; wrapped?: SchemaNode; part?: Part };

/** Paths of missing copy for parts that the site has (see `ofPart`). */
function* findMissingParts(schema: SchemaNode, content: Json | undefined, path = ''): Generator<string> {
  const { part, wrapped, entries = wrapped?.entries ?? {} } = schema;
  if (content === undefined && part && hasPart(part)) yield path;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return;
  for (const [key, child] of Object.entries(entries))
    yield* findMissingParts(child, content[key], path ? `${path}.${key}` : key);
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not used' : 'is missing';
  return issue.message;
}

/** True for values that only code reads, such as ids. */
const isCodeValue = (key: string, value: Json) =>
  key === '$schema' || (/^(?:id|by)$/.test(key) && /^[a-z-]+$/.test(String(value)));

/** Path and text of every string in a file. */
function* findTexts(words: Json | undefined, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof words === 'string') yield [path.join('.'), words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, child] of Object.entries(words))
      if (!isCodeValue(key, child)) yield* findTexts(child, [...path, key]);
}

/** Names of the placeholders in a string. */
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Numbers in a string, with "310k" in full. Separators are removed, since they differ between languages. */
const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d)k\b/g, '000').match(/\d(?:[.,:]?\d)*/g) ?? [])
    .map((number) => number.replaceAll(/\D/g, ''))
    .sort()
    .join(' ');

function describeTranslationFault(text: string, originalText: string): string | undefined {
  if (placeholdersIn(originalText) !== placeholdersIn(text))
    return `has the placeholders ${placeholdersIn(text) || 'none'}, not ${placeholdersIn(originalText) || 'none'}`;
  if (text === originalText && !isSameInAllLanguages(text)) return `is not translated: ${text}`;
  if (numbersIn(originalText) !== numbersIn(text) && !isSameInAllLanguages(originalText))
    return `has the numbers ${numbersIn(text) || 'none'}, not ${numbersIn(originalText) || 'none'}`;
}

function findTranslationFaults(
  language: string,
  name: string,
  content: Json | undefined,
  original: Json | undefined,
) {
  if (!isInUse(name)) return [];
  const originalTexts = new Map(findTexts(original));
  return [...findTexts(content)].flatMap(([path, text]) => {
    const originalText = originalTexts.get(path);
    if (originalText === undefined) return [];
    const fault = describeTranslationFault(text, originalText);
    return fault ? [`content/${language}/${name}.json: ${path} ${fault}`] : [];
  });
}

/** Faults in a text file. `content` is the file in each language. */
export function findFileFaults(name: string, content: ReadonlyMap<string, Json | undefined>): string[] {
  const [original] = LANGUAGES;
  return LANGUAGES.flatMap(({ code }) => [
    ...findSchemaFaults(code, name, content.get(code)),
    ...(code === original.code
      ? []
      : findTranslationFaults(code, name, content.get(code), content.get(original.code))),
  ]);
}

/** All faults in the copy, one line each. */
export async function findWordFaults(): Promise<string[]> {
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
  const inAllLanguages = (name: string) =>
    new Map([...words].map(([code, files]) => [code, files.get(name)] as const));
  return [...prefixFaults, ...[...names].flatMap((name) => findFileFaults(name, inAllLanguages(name)))];
}
