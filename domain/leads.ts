/** What a lead is, as the browser's forms send it and the server keeps it. Messages are shown to the visitor. */
import * as v from 'valibot';

/** Something, an at sign, something, a dot and a top-level domain of two letters or more. */
export const EMAIL_PATTERN = /^[^\s@<>()"',;:\\]+@[^\s@.]+(?:\.[^\s@.]+)*\.[A-Za-z]{2,}$/;

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

/**
 * What our own server wants to know besides the body, which stays as specified.
 * Sent only to our own origin.
 */
export const LEAD_HEADERS = {
  /** Client-made UUID; a repeated key makes one lead. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds between showing the form and sending it. */
  fillTime: 'x-fill-time',
  /** Value of the field that people cannot see. */
  honeypot: 'x-website',
  /** utm_* parameters of the landing address, as a query string. */
  utm: 'x-utm',
  /** Page that the form was sent from, as a path. */
  page: 'x-page',
  /** document.referrer of the first page view, origin and path only. */
  referrer: 'x-referrer',
} as const;

export const NEWSLETTER_CONSENT =
  'I want to receive the newsletter and can unsubscribe at any time with one click.';
