/** Checks the words of every language: against their schemas, and those of a translation against the default. */
import { glob, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';
import { schemas } from './schemas/all.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const folder = (language: string) => new URL(`./${language}/`, import.meta.url);

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
    if (!words.has(name)) return [`${file}: is missing`];
    return (v.safeParse(schema, words.get(name)).issues ?? []).map(
      (issue) => `${file}: ${v.getDotPath(issue) ?? ''} ${reason(issue)}`,
    );
  }),
  ...[...words.keys()]
    .filter((name) => !(name in schemas))
    .map((name) => `content/${language}/${name}.json: is not used`),
];

function reason(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not used' : 'is missing';
  return issue.message;
}

/** Every text of a file, with its place. */
function* textsOf(words: Json | undefined, place: readonly string[] = []): Generator<[string, string]> {
  if (typeof words === 'string') yield [place.join('.'), words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, inner] of Object.entries(words))
      if (key !== '$schema') yield* textsOf(inner, [...place, key]);
}

/** The names of the places that are filled. */
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

function translationFaults(
  language: string,
  words: ReadonlyMap<string, Json>,
  original: ReadonlyMap<string, Json>,
): string[] {
  return [...words].flatMap(([name, translated]) => {
    const texts = new Map(textsOf(original.get(name)));
    return [...textsOf(translated)].flatMap(([place, text]) => {
      const source = texts.get(place);
      if (source === undefined || placesOf(source) === placesOf(text)) return [];
      return [
        `content/${language}/${name}.json: ${place} has the places ${placesOf(text) || 'none'}, not ${placesOf(source) || 'none'}`,
      ];
    });
  });
}

export async function wordFaults(languages: readonly string[] = LANGUAGES): Promise<string[]> {
  const original = await readWords(DEFAULT_LANGUAGE);
  const faults: string[] = [];
  for (const language of languages) {
    const words = language === DEFAULT_LANGUAGE ? original : await readWords(language);
    faults.push(...schemaFaults(language, words));
    if (language !== DEFAULT_LANGUAGE) faults.push(...translationFaults(language, words, original));
  }
  return faults;
}
