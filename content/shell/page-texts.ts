/**
 * Head and link of each page, from its text file. Only tools that run without a build need this code: the texts plugin
 * replaces it with imports.
 */
import { createRequire } from 'node:module';
import { PAGE_NAMES } from '#domain/pages.ts';
import { textFileOf } from '../texts.ts';

/** For search engines and shared links. `card` is the text of the picture. */
export type HeadTexts = { title: string; description: string; card: { kicker: string; headline: string } };
/** The landing page has its title and description in site.json, and no link. */
type PageTexts = { head: HeadTexts; link: { header?: string; footer: string } };

const require = createRequire(import.meta.url);

const pages = PAGE_NAMES.filter((page) => page !== 'home');

export const pageTexts = Object.fromEntries(
  pages.map((page) => [page, require(`#words/${textFileOf(page)}.json`)]),
) as Readonly<Record<(typeof pages)[number], PageTexts>>;
