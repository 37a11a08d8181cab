/** The languages of the site, each with a folder of text files. The first is the default. */
import words from '#words/language.json' with { type: 'json' };

const LANGUAGE_LIST = [
  { code: 'en', name: 'English', locale: 'en-US' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE' },
] as const;

export type Language = Readonly<{
  code: (typeof LANGUAGE_LIST)[number]['code'];
  name: string;
  locale: string;
}>;

export const LANGUAGES: readonly [Language, ...Language[]] = LANGUAGE_LIST;

/** Prefix of every path in a language. Empty for the default. */
export const prefixOf = ({ code }: Language): string => (code === LANGUAGES[0].code ? '' : `/${code}`);

/** The same page in another language. */
export function pathIn(language: Language, path: string): string {
  const pathWithoutPrefix = path.slice(words.prefix.length).replace(/^\/(?=#|$)/, '');
  return `${prefixOf(language)}${pathWithoutPrefix}`.replace(/^(?=#|$)/, '/');
}
