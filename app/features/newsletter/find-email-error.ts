import { safeParse } from 'valibot';
import { NewsletterSchema } from '#content/forms/lead-forms.ts';

/** Returns the error message for an invalid address. */
export const findEmailError = (email: string): string | undefined =>
  safeParse(NewsletterSchema, { email }).issues?.[0].message;
