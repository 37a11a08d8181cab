import { readFileSync } from 'node:fs';
import type { Language } from '#content/languages.ts';

/** Reads a text file in another language than that of the tests. The type is that of the source language. */
export const readWords = <Words>({ code }: Language, name: string): Words =>
  JSON.parse(readFileSync(`content/${code}/${name}.json`, 'utf8'));
