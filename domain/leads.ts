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
const required = (message: string) => v.pipe(line(200, message), v.nonEmpty(message));

export const EmailSchema = v.pipe(
  required('Email is required'),
  v.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
);

export const DeckRequestSchema = v.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: EmailSchema,
  company: required('Company name is required'),
  phone: v.optional(line(40), ''),
});
export type DeckRequest = v.InferOutput<typeof DeckRequestSchema>;

export const NewsletterSchema = v.strictObject({ email: EmailSchema });
export type NewsletterRequest = v.InferOutput<typeof NewsletterSchema>;

export const NEWSLETTER_CONSENT =
  'I want to receive the newsletter and can unsubscribe at any time with one click.';
