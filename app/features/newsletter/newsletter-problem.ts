import { safeParse } from 'valibot';
import { NewsletterSchema } from '#content/forms/lead-forms.ts';

/** The schema's error message for an address. */
export const newsletterProblem = (email: string): string | undefined =>
  safeParse(NewsletterSchema, { email }).issues?.[0].message;
