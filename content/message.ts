/** Strings with placeholders such as `{name}`. Numbers are formatted in the page's language. */
import { formatNumber, pluralForm } from './language.ts';

type Values = Readonly<Record<string, string | number>>;
/** One string per plural form of the language (Intl.PluralRules). Every language has `other`. */
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

const fillText = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value) : (value ?? place);
  });

/**
 * Fills the placeholders of a string, or of all strings in an object. Placeholders without a value stay.
 * @__NO_SIDE_EFFECTS__
 */
export function fill<Words>(words: Words, values: Values): Words;
export function fill(words: unknown, values: Values): unknown {
  if (typeof words === 'string') return fillText(words, values);
  if (Array.isArray(words)) return words.map((word) => fill(word, values));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, fill(word, values)]));
}

/**
 * Chooses the plural form for a count and puts the count into the placeholder `{count}`.
 * @__NO_SIDE_EFFECTS__
 */
export const plural = (forms: PluralForms, count: number, values: Values = {}): string =>
  fillText(forms[pluralForm(count)] ?? forms.other, { count, ...values });
