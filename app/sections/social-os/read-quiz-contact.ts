import { readDraft } from '#app/features/quiz/draft.ts';
import type { DeckRequest } from '#domain/forms/deck.ts';
import { contactOf } from '#domain/quiz/answers.ts';

/** Contact details that the visitor entered in the quiz, to prefill the form. */
export function readQuizContact(): Partial<DeckRequest> {
  const answers = readDraft('page');
  if (!answers) return {};
  const { name, email, company, phone } = contactOf(answers);
  const [firstName = '', ...lastNames] = name.split(/\s+/);
  return { firstName, lastName: lastNames.join(' '), email, company, phone };
}
