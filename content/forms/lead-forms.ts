/** The rules of the lead forms, with the words that a visitor reads when one is not met. Browser and server share them. */

import { leadSchemas } from '#domain/leads.ts';
import words from '#words/lead-forms.json' with { type: 'json' };
import { fill } from '../message.ts';

export const problems = {
  ...words.problems,
  tooLong: (max: number) => fill(words.problems.tooLong, { max }),
};

export const { LineSchema, ConsentSchema, EmailSchema, DeckRequestSchema, NewsletterSchema } =
  leadSchemas(problems);
