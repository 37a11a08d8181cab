/** Replaces content/parts.ts: server tests cover every part, even if the site leaves it out. */
import { EXTRAS, FIXED_PAGES, type OptionalPage, type Part, SECTIONS } from '#content/part.ts';
import { PATHS } from '#domain/paths.ts';

const fixedPages = new Set<string>(FIXED_PAGES);
const pages = Object.keys(PATHS).filter((page): page is OptionalPage => !fixedPages.has(page));

export const parts: readonly Part[] = [...pages, ...SECTIONS, ...EXTRAS];
