/** What a form asked beyond the person's name and address, for readers: the answers of the quiz, a budget, a message. */
import { fieldLabels } from '#content/forms/field-labels.ts';
import { agents } from '#content/quiz/agents.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import { formOf } from '#domain/forms/forms.ts';
import { answersOf, furtherFields } from '#domain/forms/stored-values.ts';
import { type Answer, isEmpty } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { type Recommendation, recommend } from '#domain/quiz/scoring.ts';
import type { Submission } from '#server/store/schema.ts';

type AnswerWords = Readonly<{ fieldLabels: typeof fieldLabels; quiz: { optionLabel: typeof optionLabel } }>;
type SubmittedForm = Pick<Submission, 'kind' | 'details'>;
export type AnswerFact = Readonly<{ id: string; label: string; value: string; isPersonal: boolean }>;

/** An answer as the visitor read it, instead of its stored key. */
export const answerLabels = (question: string, answer: Answer, words = { optionLabel }): string[] =>
  typeof answer === 'string' ? [answer] : answer.map((value) => words.optionLabel(question, value));

export const answerLabel = (kind: Submission['kind'], id: string, words = { fieldLabels }): string =>
  (words.fieldLabels[kind] as Readonly<Record<string, string>>)[id] ?? id;

/** Every answer with a value, in the order of the form. */
export function answerFacts(
  { kind, details }: SubmittedForm,
  words: AnswerWords = { fieldLabels, quiz: { optionLabel } },
): AnswerFact[] {
  const form = formOf(kind);
  const answers = answersOf({ details });
  return furtherFields(form).flatMap((id) => {
    const answer = answers[id];
    if (answer === undefined || isEmpty(answer)) return [];
    const value = answerLabels(id, answer, words.quiz).join(', ');
    return { id, label: answerLabel(kind, id, words), value, isPersonal: form.fields[id]?.personal ?? true };
  });
}

export function recommendationsFor(submission: Pick<Submission, 'details'>): readonly Recommendation[] {
  const answers = answersOf(submission);
  return recommend(QUESTIONS.map((question) => answers[question.id] ?? (isChoice(question) ? [] : '')));
}

/** Recommended agents and answers, with short labels, for mails and the command line. */
export function shortFacts(submission: SubmittedForm): (readonly [string, string])[] {
  const isQuiz = submission.kind === 'quiz';
  const titles = isQuiz ? recommendationsFor(submission).map(({ agent }) => agents[agent].title) : [];
  return [
    ...(isQuiz ? [['recommended', titles.join(', ')] as const] : []),
    // The questions of the quiz are too long for a label.
    ...answerFacts(submission).map(
      ({ id, label, value }) => [isQuiz ? id.replaceAll('_', ' ') : label, value] as const,
    ),
  ];
}
