/** The languages of the desk, which need only the texts in `desk/`. The first is the default. */
import type { Language } from './languages.ts';

export const DESK_LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', name: 'English', locale: 'en-US' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE' },
];

/** Prefix of the desk's files in a language. Empty for the default. */
export const deskPrefixOf = ({ code }: Language): string =>
  code === DESK_LANGUAGES[0].code ? '' : `/${code}`;
