/** What a lead is, as the browser's forms send it and the server keeps it. Messages are shown to the visitor. */
import * as v from 'valibot';
import { EMAIL_PATTERN } from './email.ts';

const required = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(200));

export const EmailSchema = v.pipe(
  required('Email is required'),
  v.maxLength(254, 'Please enter a valid email address'),
  v.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
);

export const DeckRequestSchema = v.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: EmailSchema,
  company: required('Company name is required'),
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
});
export type DeckRequest = v.InferOutput<typeof DeckRequestSchema>;

export const NewsletterSchema = v.strictObject({ email: EmailSchema });
export type NewsletterRequest = v.InferOutput<typeof NewsletterSchema>;

export const NEWSLETTER_CONSENT =
  'I want to receive the newsletter and can unsubscribe at any time with one click.';
