/** The languages of the site, each with a folder of text files. The first is the default, at `/`. */
import { PAGE_NAMES, pagePath } from '#domain/pages.ts';

export type Language = Readonly<{
  code: string;
  /** In the language itself. */
  name: string;
  locale: string;
  /** Of prices, by default dollars. The number is the same in every language. */
  currency?: string;
  /**
   * True while texts are missing. Missing texts are those of the source language. The pages are not indexed, and no
   * page links to them.
   */
  draft?: boolean;
}>;

export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', name: 'English', locale: 'en-US' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', currency: 'EUR' },
];

/** The languages of the desk, which need only the texts in `desk/`. The first is the default. */
export const DESK_LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', name: 'English', locale: 'en-US' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE' },
];

/** Prefix of the desk's files in a language. Empty for the default. */
export const deskPrefixOf = ({ code }: Language): string =>
  code === DESK_LANGUAGES[0].code ? '' : `/${code}`;

/** Supplies types and keys of all texts. Its folder has every text file. */
export const SOURCE_LANGUAGE = 'en';

export const PUBLISHED_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ draft }) => !draft);

/** Set by the texts plugin. Code that runs unbundled uses the source language. */
declare const __LANGUAGE__: Language | undefined;

/** The language of this build. */
export const language: Language =
  typeof __LANGUAGE__ === 'undefined'
    ? (LANGUAGES.find(({ code }) => code === SOURCE_LANGUAGE) ?? LANGUAGES[0])
    : __LANGUAGE__;

/** Prefix of every path in a language. Empty for the default. */
export const prefixOf = ({ code }: Language): string => (code === LANGUAGES[0].code ? '' : `/${code}`);

/** The same page, or a file that exists once per language, in another language. */
export function pathIn(target: Language, path: string): string {
  const [pathname = '', hash] = path.split('#');
  const prefix = prefixOf(language);
  const page = PAGE_NAMES.find((name) => pagePath(name, language.code, prefix) === pathname);
  const targetPath = page
    ? pagePath(page, target.code, prefixOf(target))
    : `${prefixOf(target)}${pathname.slice(prefix.length)}`;
  return hash === undefined ? targetPath : `${targetPath}#${hash}`;
}
