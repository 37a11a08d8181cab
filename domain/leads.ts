/** What a lead is, as the browser's forms send it and the server keeps it. Messages are shown to the visitor. */
import * as v from 'valibot';
import { EMAIL_PATTERN } from './email.ts';

/** Control characters, broken Unicode and marks that turn the reading direction have no place in one line of text. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

const line = (max: number, message?: string) =>
  v.pipe(
    v.string(message ?? 'Please enter text'),
    v.trim(),
    v.maxLength(max, `Please use at most ${max} characters`),
    v.regex(ONE_LINE, 'Please remove line breaks and control characters'),
  );
/** One line of text such as a name or a company. */
export const LineSchema = line(500);

const required = (message: string) => v.pipe(line(200, message), v.nonEmpty(message));
/** A field that is not there gets the same message as one left empty. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.optional(schema, '');

export const EmailSchema = v.pipe(
  required('Email is required'),
  v.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
);

export const DeckRequestSchema = v.strictObject({
  firstName: orEmpty(required('First name is required')),
  lastName: orEmpty(required('Last name is required')),
  email: orEmpty(EmailSchema),
  company: orEmpty(required('Company name is required')),
  phone: orEmpty(line(40)),
});
export type DeckRequest = v.InferOutput<typeof DeckRequestSchema>;

export const NewsletterSchema = v.strictObject({ email: orEmpty(EmailSchema) });
export type NewsletterRequest = v.InferOutput<typeof NewsletterSchema>;
