import { LANGUAGES, pathIn } from '#content/languages.ts';

const TRANSLATIONS = LANGUAGES.slice(1);

/** Returns these paths in all languages except the default one. */
export const pathsInOtherLanguages = (...paths: readonly string[]): string[] =>
  TRANSLATIONS.flatMap((language) => paths.map((path) => pathIn(language, path)));
