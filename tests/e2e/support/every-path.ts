import { LANGUAGES, pathIn } from '#content/languages.ts';

const TRANSLATIONS = LANGUAGES.slice(1);

/** The same paths in all languages except the default. */
export const inOtherLanguages = (...paths: readonly string[]): string[] =>
  TRANSLATIONS.flatMap((language) => paths.map((path) => pathIn(language, path)));
