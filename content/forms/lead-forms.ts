/** Schemas of the lead forms with their error messages. Shared by browser and server. */

import { leadSchemas } from '#domain/leads.ts';
import words from '#words/lead-forms.json' with { type: 'json' };
import { fill } from '../message.ts';

export const problems = {
  ...words.problems,
  tooLong: (max: number) => fill(words.problems.tooLong, { max }),
};

export const { LineSchema, ConsentSchema, EmailSchema, DeckRequestSchema, NewsletterSchema } =
  leadSchemas(problems);
