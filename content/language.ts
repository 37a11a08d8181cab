/** The language of the page, and how it writes numbers. */
import words from '#words/language.json' with { type: 'json' };

export const language = { code: words.code, locale: words.locale };

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language.locale, options);

export const pluralForm = (count: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language.locale).select(count);
