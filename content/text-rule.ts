import * as v from 'valibot';

/** One file's rules and the copy they are for. */
export type Check = { file: string; schema: v.GenericSchema; data: unknown };

/** Copy that is there and fits its place. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(max, (issue) => `is ${issue.input.length} characters, at most ${max} fit`),
  );
