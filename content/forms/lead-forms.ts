/** Error messages of the forms, shared by browser and server. */
import words from '#words/lead-forms.json' with { type: 'json' };
import { fill } from '../message.ts';

export const problems = {
  ...words.problems,
  tooLong: (max: number) => fill(words.problems.tooLong, { max }),
};
