/** Formats money, dates, lists and small numbers in the language of the page. */
import words from '#words/numbers.json' with { type: 'json' };
import { formatNumber, language } from './language.ts';

/**
 * In the currency of the language: the number is the same in every currency.
 * @__NO_SIDE_EFFECTS__
 */
export const formatMoney = (value: number): string =>
  formatNumber(value, {
    style: 'currency',
    currency: language.currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  });

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(language.locale, options);

/** The English copy has no comma before "and". The American locale would add one. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(language.locale.replace('en-US', 'en-GB')).format(items);

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
  text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1);
