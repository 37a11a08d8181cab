import type { Language } from '#content/languages.ts';
import { siteFacts } from '#content/site-facts.ts';
import { loadText } from '#content/texts.ts';

/** Reads a text file in another language than that of the tests. The type is that of the source language. */
export const readWords = <Words>(language: Language, name: string): Words =>
  loadText(language, name, siteFacts(language)) as Words;
