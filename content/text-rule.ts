import * as v from 'valibot';

/** One file's rules and the copy they are for. */
export type Check = {
  file: string;
  /** What the copy is called there, where the rules are for a list and its entries have no name. */
  field?: string;
  schema: v.GenericSchema;
  data: unknown;
};

/** Copy that is there and fits its place. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(max, (issue) => `is ${issue.input.length} characters, at most ${max} fit`),
  );

/** A list, with as many entries as its place can show. */
export const list = <Entry extends v.GenericSchema>(entry: Entry, least: number, most: number) =>
  v.pipe(
    v.array(entry),
    v.minLength(least, `are fewer than ${least}`),
    v.maxLength(most, `are more than ${most}`),
  );
