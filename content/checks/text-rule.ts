/**
 * Building blocks of the schemas: rules for strings, lists and text files. The build runs them; the browser never loads
 * them.
 */
import * as v from 'valibot';
import type { Part } from '../part.ts';
import { site } from '../site.ts';

/**
 * Sample values for placeholders, so that the length of the filled text is checked. All other placeholders count as
 * five characters.
 */
const FILLED: Readonly<Record<string, string>> = {
  brand: site.name,
  email: site.email,
  phone: site.phone,
  origin: site.origin,
  tagline: site.tagline,
};
export const shownLength = (text: string) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => FILLED[name] ?? '12345').length;

/** A string that is not empty and fits its space. */
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
export const list = <Entry extends v.GenericSchema>(entry: Entry, least: number, most: number) =>
  v.pipe(
    v.array(entry),
    v.minLength(least, `has fewer than ${least} entries`),
    v.maxLength(most, `has more than ${most} entries`),
  );

type Tuple<Entry, Count extends number, Found extends Entry[] = []> = Found['length'] extends Count
  ? Found
  : Tuple<Entry, Count, [...Found, Entry]>;

/** A list with exactly as many entries as the drawing shows. */
export const exactly = <const Count extends number, Entry extends v.GenericSchema>(
  count: Count,
  entry: Entry,
) =>
  v.pipe(v.array(entry), v.length(count, `does not have ${count} entries`)) as unknown as v.GenericSchema<
    Tuple<v.InferOutput<Entry>, Count>
  >;

export const words = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries);

/** A text file. Editors use the schema that its first line names. */
export const file = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ $schema: v.optional(v.string()), ...entries });

/** The same schema for each of the keys. */
export const keyed = <const Key extends string, Entry extends v.GenericSchema>(
  keys: readonly Key[],
  entry: Entry,
) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, entry]))) as unknown as v.GenericSchema<
    Record<Key, v.InferOutput<Entry>>
  >;

/** Copy of an optional part: always checked, but required only if the site has the part (word-checks.ts). */
export const ofPart = <Entry extends v.GenericSchema>(part: Part, entry: Entry): Entry =>
  Object.assign(v.optional(entry), { part }) as unknown as Entry;

/** One string per plural form of the language. */
export const forms = (max: number) =>
  v.strictObject({
    zero: v.optional(text(max)),
    one: v.optional(text(max)),
    two: v.optional(text(max)),
    few: v.optional(text(max)),
    many: v.optional(text(max)),
    other: text(max),
  });
