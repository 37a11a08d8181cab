/** Replaces content/parts.ts: server tests cover every part, even if the site leaves it out. */
import { EXTRAS, OPTIONAL_PAGES, type Part, SECTIONS } from '#content/part.ts';

export const parts: readonly Part[] = [...OPTIONAL_PAGES, ...SECTIONS, ...EXTRAS];
