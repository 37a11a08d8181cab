/** The languages of the site. Each has a folder here; the first is the default and has no prefix in addresses. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];
