/** The server's texts in every language, and the choice of a visitor's language. */
import type { Context } from 'hono';
import { DESK_LANGUAGES, LANGUAGES, type Language } from '#content/languages.ts';
import { LANGUAGE_QUERY, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { defaultTexts, type ServerWords, serverWords } from './texts.ts';

const files = import.meta.glob(
  ['/content/*/*.json', '/content/*/{desk,quiz}/*.json', '/content/*/{landing/services,social-os/page}.json'],
  { eager: true, import: 'default' },
);

/** A draft may lack a file, and a language of the desk has only those of the desk. */
const textsIn = (code: string) =>
  Object.fromEntries(
    Object.entries(defaultTexts).map(([name, text]) => [
      name,
      files[`/content/${code}/${name}.json`] ?? text,
    ]),
  ) as typeof defaultTexts;

const wordsByCode = new Map(
  [...DESK_LANGUAGES, ...LANGUAGES].map((language) => [
    language.code,
    serverWords(language, textsIn(language.code)),
  ]),
);

/** A language of the site by its code; the default if there is none. */
export const languageByCode = (code: string | undefined): Language =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];

export const wordsIn = (code: string | undefined): ServerWords =>
  wordsByCode.get(code ?? '') ?? (wordsByCode.get(LANGUAGES[0].code) as ServerWords);

/** Scripts send the page's language as a header; plain forms and mail links have it in the query. */
export const languageOf = (c: Context): Language =>
  languageByCode(c.req.header(LEAD_HEADERS.language) ?? c.req.query(LANGUAGE_QUERY));

export const wordsFor = (c: Context): ServerWords => wordsIn(languageOf(c).code);
