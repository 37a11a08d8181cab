/** Building blocks of the schemas: rules for strings, lists and text files. Browsers never load this file. */
import * as v from 'valibot';
import type { Part } from '../part.ts';
import { site } from '../site.ts';

/** The length of a text is checked with these values. All other placeholders count as five characters. */
const PLACEHOLDER_VALUES: Readonly<Record<string, string>> = {
  brand: site.name,
  email: site.email,
  phone: site.phone,
  origin: site.origin,
  tagline: site.tagline,
};
export const shownLength = (text: string) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => PLACEHOLDER_VALUES[name] ?? '12345').length;

/** A string that is not empty and has at most `max` characters. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/\S/, 'is empty'),
    v.check(
      (value) => shownLength(value) <= max,
      (issue) => `is ${shownLength(issue.input)} characters, at most ${max} fit`,
    ),
    v.metadata({ maxLength: max }),
  );

export const question = (max: number) => v.pipe(text(max), v.regex(/[?？;؟]$/u, 'is not a question'));

/** A list with a minimum and maximum number of entries. */
export const list = <Entry extends v.GenericSchema>(entry: Entry, minimum: number, maximum: number) =>
  v.pipe(
    v.array(entry),
    v.minLength(minimum, `has fewer than ${minimum} entries`),
    v.maxLength(maximum, `has more than ${maximum} entries`),
  );

type Tuple<Entry, Count extends number, Collected extends Entry[] = []> = Collected['length'] extends Count
  ? Collected
  : Tuple<Entry, Count, [...Collected, Entry]>;

/** A list with exactly `count` entries. */
export const exactly = <const Count extends number, Entry extends v.GenericSchema>(
  count: Count,
  entry: Entry,
) =>
  v.pipe(v.array(entry), v.length(count, `does not have ${count} entries`)) as unknown as v.GenericSchema<
    Tuple<v.InferOutput<Entry>, Count>
  >;

export const words = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries);

/** A text file. Its first line may name a JSON Schema for editors. */
export const file = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ $schema: v.optional(v.string()), ...entries });

/** An object with these keys. All values have the same schema. */
export const entriesFor = <const Key extends string, Entry extends v.GenericSchema>(
  keys: readonly Key[],
  entry: Entry,
) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, entry]))) as unknown as v.GenericSchema<
    Record<Key, v.InferOutput<Entry>>
  >;

/** Copy of an optional part. It may be missing if the site lacks the part (see word-checks.ts). */
export const ofPart = <Entry extends v.GenericSchema>(part: Part, entry: Entry): Entry =>
  Object.assign(v.optional(entry), { part }) as unknown as Entry;

/** One string per plural form of the language. */
export const pluralForms = (max: number) =>
  v.strictObject({
    zero: v.optional(text(max)),
    one: v.optional(text(max)),
    two: v.optional(text(max)),
    few: v.optional(text(max)),
    many: v.optional(text(max)),
    other: text(max),
  });
