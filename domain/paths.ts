/** Paths of the pages, in the language of the build. */

import { PAGE_NAMES, type PageName, pagePath } from './pages.ts';

export type { PageName } from './pages.ts';

/** Set by the texts plugin. Code that runs unbundled uses the default language. */
declare const __PATH_PREFIX__: string | undefined;
declare const __LANGUAGE__: { code: string } | undefined;
const prefix = typeof __PATH_PREFIX__ === 'undefined' ? '' : __PATH_PREFIX__;
const code = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__.code;

/** Paths of the pages in a language whose paths start with `prefix`. */
export const pathsIn = (code: string, prefix: string) =>
  Object.fromEntries(PAGE_NAMES.map((page) => [page, pagePath(page, code, prefix)])) as Readonly<
    Record<PageName, string>
  >;

export const PATHS = pathsIn(code, prefix);

export const caseStudyPath = (id: string) => `${prefix}/case-studies/${id}`;

export const NOT_FOUND_PATH = `${prefix}/404`;

export const sectionPath = (id: string) => `${PATHS.home}#${id}`;

/** Path of a file that exists once per language. */
export const localFile = (path: string) => `${prefix}${path}`;

export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

/** The URL of a page, or of a section on it. Every link of the site is made here. */
export const pathTo = (page: PageName, section?: string): string =>
  section === undefined ? PATHS[page] : `${PATHS[page]}#${section}`;

/** Prefix of the fragment of a shared quiz result. */
export const RESULT_HASH = '#result=';

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The chat link: digits of the phone number and a prefilled sentence. */
export function chatHref(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** The SVG sprite with the logos of brands and companies. */
export const MARKS_PATH = '/marks.svg';

/** The CSV file of the log that the hero shows. */
export const AUDIT_CSV_PATH = localFile('/night-log.csv');

/** Speculation rules for prefetching. A header of every page names this file. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
