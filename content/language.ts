/** The language of the page, and how it writes numbers, money, dates and lists. */
import words from '#words/language.json' with { type: 'json' };

export const language = { code: words.code, locale: words.locale };

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language.locale, options);

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

export const pluralForm = (count: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language.locale).select(count);

/** A small number as a word, for titles that say how many there are: they stay true when an entry is added. */
export const inWords = (count: number): string => words.numbers[count] ?? formatNumber(count);

/** With a capital at its beginning. */
export const sentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1);
