/** The rules of the lead forms, with the words that a visitor reads when one is not met. Browser and server share them. */
import { leadSchemas } from '#domain/leads.ts';

export const problems = {
  text: 'Please enter text',
  tooLong: (max: number) => `Please use at most ${max} characters`,
  oneLine: 'Please remove line breaks and control characters',
  email: 'Email is required',
  emailFormat: 'Please enter a valid email address',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  company: 'Company name is required',
};

export const { LineSchema, ConsentSchema, EmailSchema, DeckRequestSchema, NewsletterSchema } =
  leadSchemas(problems);
