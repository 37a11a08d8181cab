/** How the language of the page writes money, dates, lists and small numbers. */
import words from '#words/numbers.json' with { type: 'json' };
import { formatNumber, language } from './language.ts';

/** @__NO_SIDE_EFFECTS__ */
export const formatMoney = (value: number, currency: string): string =>
  formatNumber(value, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  });

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(language.locale, options);

export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(language.locale).format(items);

/**
 * A small number as a word, for titles that say how many there are: they stay true when an entry is added.
 * @__NO_SIDE_EFFECTS__
 */
export const inWords = (count: number): string => words.numbers[count] ?? formatNumber(count);

/**
 * With a capital at its beginning.
 * @__NO_SIDE_EFFECTS__
 */
export const sentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1);
