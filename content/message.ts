/** Fills placeholders such as `{name}` in strings. Numbers are formatted in the language, by default that of the page. */
import { type Language, language as ownLanguage } from './languages.ts';

type Values = Readonly<Record<string, string | number>>;
/** One string per plural form of the language (Intl.PluralRules). Every language has `other`. */
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

export const formatNumber = (
  value: number,
  options?: Intl.NumberFormatOptions,
  { locale }: Language = ownLanguage,
): string => value.toLocaleString(locale, options);

/**
 * Fills the placeholders of a string, or of all strings in an object. Placeholders without a value stay.
 * @__NO_SIDE_EFFECTS__
 */
export function fill<Words>(words: Words, values: Values, language?: Language): Words;
export function fill(words: unknown, values: Values, language?: Language): unknown {
  if (typeof words === 'string')
    return words.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatNumber(value, {}, language) : (value ?? placeholder);
    });
  if (Array.isArray(words)) return words.map((entry) => fill(entry, values, language));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]) => [key, fill(entry, values, language)]),
  );
}

/**
 * Chooses the plural form for a count and puts the count into the placeholder `{count}`.
 * @__NO_SIDE_EFFECTS__
 */
export const plural = (
  forms: PluralForms,
  count: number,
  values: Values = {},
  language: Language = ownLanguage,
): string =>
  fill(
    forms[new Intl.PluralRules(language.locale).select(count)] ?? forms.other,
    { count, ...values },
    language,
  );
