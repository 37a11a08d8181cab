/** Copy in every language, and the choice of a visitor's language. */
import type { Context } from 'hono';
import { LANGUAGES, type Language } from '#content/languages.ts';
import moduleIn from '#content/messages/server-words.ts?each-language';
import { LANGUAGE_QUERY, LEAD_HEADERS } from '#domain/lead-headers.ts';

export type ServerWords = ReturnType<typeof moduleIn>['serverWords'];

/** A language of the site by its code; the default if there is none. */
export const languageByCode = (code: string | undefined): Language =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];

export const wordsIn = (code: string | undefined): ServerWords => moduleIn(code).serverWords;

/** Scripts send the page's language as a header; plain forms and mail links have it in the query. */
export const languageOf = (c: Context): Language =>
  languageByCode(c.req.header(LEAD_HEADERS.language) ?? c.req.query(LANGUAGE_QUERY));

export const wordsFor = (c: Context): ServerWords => wordsIn(languageOf(c).code);
