import { readDraft } from '#app/features/quiz/draft.ts';
import type { DeckRequest } from '#domain/leads.ts';
import { textAnswer } from '#domain/quiz/answers.ts';

/** What the visitor has already told the quiz in this visit, so that nobody is asked twice. */
export function knownVisitor(): Partial<DeckRequest> {
  const answers = readDraft();
  if (!answers) return {};
  const [firstName = '', ...lastNames] = textAnswer(answers, 'name').split(/\s+/);
  return {
    firstName,
    lastName: lastNames.join(' '),
    email: textAnswer(answers, 'email'),
    company: textAnswer(answers, 'company'),
    phone: textAnswer(answers, 'phone'),
  };
}
