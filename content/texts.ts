/** Reads text files from the folder of a language. The build, the tests and the editor use it, never a browser. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileOf, type PageName } from '#domain/pages.ts';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';
import { fill } from './message.ts';

/** Values of the placeholders that mean the same in every text: content/site-facts.ts. */
type Facts = Readonly<Record<string, string | number>>;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const textFile = (language: string, name: string) => `content/${language}/${name}.json`;

export const readText = (language: string, name: string): Json | undefined =>
  existsSync(textFile(language, name))
    ? JSON.parse(readFileSync(textFile(language, name), 'utf8'))
    : undefined;

/** The text file of a page: `about` or `quiz/page`. */
export const textFileOf = (page: PageName): string => {
  const name = fileOf(page);
  return existsSync(textFile(SOURCE_LANGUAGE, name)) ? name : `${name}/page`;
};

/** The text files of a language, by their paths in its folder without `.json`. */
export const readTexts = (language: string): Map<string, Json> =>
  new Map(
    globSync('**/*.json', { cwd: `content/${language}` })
      .sort()
      .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
      .map((name) => [name, readText(language, name) ?? {}]),
  );

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text of a file, with its path, such as `faq.2.question`. */
export const textsIn = (value: Json | undefined, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, entry]) => textsIn(entry, path ? `${path}.${key}` : key));

/** Texts of a translation. Keys and list entries that it lacks are those of the source language. */
export function withFallback(translation: Json | undefined, source: Json | undefined): Json | undefined {
  if (translation === undefined) return source;
  if (Array.isArray(translation) && Array.isArray(source))
    return source.map((entry, i) => withFallback(translation[i], entry) ?? entry);
  if (!isObject(translation) || !isObject(source)) return translation;
  const keys = new Set([...Object.keys(source), ...Object.keys(translation)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, withFallback(translation[key], source[key]) ?? null]),
  );
}

/** The file as a page shows it: with the texts that a translation lacks, and the facts of the site. */
export const loadText = (language: Language, name: string, facts: Facts): Json =>
  fill(withFallback(readText(language.code, name), readText(SOURCE_LANGUAGE, name)) ?? {}, facts, language);
