import { safeParse } from 'valibot';
import { NewsletterSchema } from '#content/forms/lead-forms.ts';

/** What is wrong with an address, in the words of the schema. */
export const newsletterProblem = (email: string): string | undefined =>
  safeParse(NewsletterSchema, { email }).issues?.[0].message;
