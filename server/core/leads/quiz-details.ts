/** A finished quiz: the stored answers, and the agents that follow from them. */
import { agents } from '#content/quiz/agents.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import type { Answer, Answers } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { type Recommendation, recommend } from '#domain/quiz/scoring.ts';
import type { Lead } from '#server/store/schema.ts';

export type QuizDetails = Readonly<{ answers: Readonly<Partial<Record<QuestionId, Answer>>> }>;

/** Empty for a lead without a quiz. */
export const answersOf = (lead: Pick<Lead, 'details'>): QuizDetails['answers'] =>
  (JSON.parse(lead.details) as Partial<QuizDetails>).answers ?? {};

export function recommendationsFor(lead: Pick<Lead, 'details'>): readonly Recommendation[] {
  const answers = answersOf(lead);
  const orderedAnswers: Answers = QUESTIONS.map(
    (question) => answers[question.id] ?? (isChoice(question) ? [] : ''),
  );
  return recommend(orderedAnswers);
}

/** An answer as the visitor read it, instead of its stored key. */
export const answerLabels = (question: string, answer: Answer, words = { optionLabel }): string[] =>
  typeof answer === 'string' ? [answer] : answer.map((value) => words.optionLabel(question, value));

/** Questions whose answers have their own columns in the table of leads. */
export const QUESTIONS_WITH_COLUMN: readonly string[] = ['name', 'email', 'company', 'phone'];

/** Further details of a lead, as label and value. */
export function quizFacts(lead: Pick<Lead, 'kind' | 'details'>): (readonly [string, string])[] {
  if (lead.kind !== 'quiz') return [];
  const titles = recommendationsFor(lead).map(({ agent }) => agents[agent].title);
  return [
    ['recommended', titles.join(', ')] as const,
    ...Object.entries(answersOf(lead))
      .filter(([id]) => !QUESTIONS_WITH_COLUMN.includes(id))
      .map(([id, answer]) => [id.replaceAll('_', ' '), answerLabels(id, answer).join(', ')] as const),
  ].filter(([, value]) => value !== '');
}
