import { language } from '#content/languages.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames(language.locale, { type: 'language' });

/** Name of a language in the language of the desk: `German` for `de`. Empty if the tag is not valid. */
export const languageName = (tag: string): string =>
  /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? (LANGUAGE_NAMES.of(tag) ?? tag) : '';
