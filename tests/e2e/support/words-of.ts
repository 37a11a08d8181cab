import { readFileSync } from 'node:fs';
import type { Language } from '#content/languages.ts';

type Files = typeof import('#content/schemas/all.ts').schemas;
type Words<Name extends keyof Files> = import('valibot').InferOutput<Files[Name]>;

/** Reads a text file in another language than that of the tests. */
export const readWords = <Name extends keyof Files>({ code }: Language, name: Name): Words<Name> =>
  JSON.parse(readFileSync(`content/${code}/${name}.json`, 'utf8'));
