/** Fills placeholders such as `{name}` in strings. Numbers are formatted in the language of the page. */
import { formatNumber, pluralForm } from './language.ts';

type Values = Readonly<Record<string, string | number>>;
/** One string per plural form of the language (Intl.PluralRules). Every language has `other`. */
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

const fillText = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder);
  });

/**
 * Fills the placeholders of a string, or of all strings in an object. Placeholders without a value stay.
 * @__NO_SIDE_EFFECTS__
 */
export function fill<Words>(words: Words, values: Values): Words;
export function fill(words: unknown, values: Values): unknown {
  if (typeof words === 'string') return fillText(words, values);
  if (Array.isArray(words)) return words.map((entry) => fill(entry, values));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, fill(entry, values)]));
}

/**
 * Chooses the plural form for a count and puts the count into the placeholder `{count}`.
 * @__NO_SIDE_EFFECTS__
 */
export const plural = (forms: PluralForms, count: number, values: Values = {}): string =>
  fillText(forms[pluralForm(count)] ?? forms.other, { count, ...values });
