import { LANGUAGES, pathIn } from '#content/languages.ts';
import { pageHeads } from '#content/shell/page-heads.ts';

const existingPaths = [...pageHeads.values()].map(({ path }) => path);

/** Keeps only the pages that the site has. */
export const onlyExistingPages = (paths: readonly string[]): string[] =>
  paths.filter((path) => existingPaths.includes(path));

const TRANSLATIONS = LANGUAGES.slice(1);

/** Returns these paths in all languages except the default one. */
export const pathsInOtherLanguages = (...paths: readonly string[]): string[] =>
  TRANSLATIONS.flatMap((language) => paths.map((path) => pathIn(language, path)));
