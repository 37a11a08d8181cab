/** Formats money, dates, lists and small numbers in the language of the page. */
import quotes from '#words/language.json' with { type: 'json' };
import words from '#words/numbers.json' with { type: 'json' };
import { type Language, language as ownLanguage } from './languages.ts';
import { formatNumber } from './message.ts';

/**
 * In the currency of the language: the number is the same in every currency.
 * @__NO_SIDE_EFFECTS__
 */
export const formatMoney = (value: number, language: Language = ownLanguage): string =>
  formatNumber(
    value,
    {
      style: 'currency',
      currency: language.currency ?? 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
    },
    language,
  );

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(ownLanguage.locale, options);

/** The English copy has no comma before "and". The American locale would add one. */
export const formatList = (items: readonly string[], { locale }: Language = ownLanguage): string =>
  new Intl.ListFormat(locale.replace('en-US', 'en-GB')).format(items);

/** Quotes a string with the quotation marks of the language. */
export const addQuotes = (text: string): string => quotes.quotes.open + text + quotes.quotes.close;

/**
 * A small number as a word, for titles that contain the number of entries.
 * @__NO_SIDE_EFFECTS__
 */
export const numberInWords = (count: number): string => words.numbers[count] ?? formatNumber(count);

/**
 * Changes the first letter to a capital letter.
 * @__NO_SIDE_EFFECTS__
 */
export const capitalizeFirst = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(ownLanguage.locale) + text.slice(1);
