/** What the quiz says about an answer that it cannot take. */
import type { QuizFault } from '#domain/quiz/validation.ts';

export const quizFaults: Readonly<Record<QuizFault, string>> = {
  required: 'This field is required',
  selection: 'Please make a selection',
  url: 'Please enter a valid URL',
  email: 'Please enter a valid email address',
  tel: 'Please enter a valid phone number',
  invalid: 'Invalid input',
};
