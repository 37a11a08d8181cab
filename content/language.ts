/** Number format and quotation marks of the language. */
import words from '#words/language.json' with { type: 'json' };
import { language } from './languages.ts';

export { language };

/** Quotes a string with the quotation marks of the language. */
export const addQuotes = (text: string): string => words.quotes.open + text + words.quotes.close;

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language.locale, options);

export const pluralForm = (count: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language.locale).select(count);
