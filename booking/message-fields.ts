/** Values of messages from providers. Versions differ, so every value may be missing, null or of another type. */
import * as v from 'valibot';
import { cleanAddress, EMAIL_PATTERN } from '#domain/email.ts';
import { toLine } from '#domain/forms/validation.ts';

export const lineOfText = (max: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => toLine(value).trim().slice(0, max).toWellFormed()),
    ),
    '',
  );

export const emailText = () =>
  v.fallback(v.pipe(lineOfText(200), v.transform(cleanAddress), v.regex(EMAIL_PATTERN)), '');

/** Milliseconds since 1970. */
export const timeText = () =>
  v.pipe(
    v.string(),
    v.transform((value) => Date.parse(value)),
    v.finite(),
  );

export const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
