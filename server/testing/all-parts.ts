/** Replaces content/parts.ts: server tests cover every part, even if the site leaves it out. */
import { EXTRAS, type OptionalPage, type Part, SECTIONS } from '#content/part.ts';
import { declarationOf, PAGE_NAMES } from '#domain/pages.ts';

const pages = PAGE_NAMES.filter((page): page is OptionalPage => declarationOf(page).kind !== undefined);

export const parts: readonly Part[] = [...pages, ...SECTIONS, ...EXTRAS];
