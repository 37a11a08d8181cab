import { readFileSync } from 'node:fs';
import type { Language } from '#content/languages.ts';

type Files = typeof import('#content/schemas/all.ts').schemas;
type Words<Name extends keyof Files> = import('valibot').InferOutput<Files[Name]>;

/** A text file in a language other than the test's. */
export const wordsOf = <Name extends keyof Files>({ code }: Language, name: Name): Words<Name> =>
  JSON.parse(readFileSync(`content/${code}/${name}.json`, 'utf8'));
