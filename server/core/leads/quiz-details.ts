/** A finished quiz as the store keeps it: the answers by question, and the agents that the server finds for them. */
import { agents } from '#content/quiz/agents.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import type { Answer, Answers } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { type Recommendation, recommend } from '#domain/quiz/scoring.ts';
import type { Lead } from '#server/store/schema.ts';

export type QuizDetails = Readonly<{ answers: Readonly<Partial<Record<QuestionId, Answer>>> }>;

/** None for a lead that came from elsewhere without them. */
export const answersOf = (lead: Pick<Lead, 'details'>): QuizDetails['answers'] =>
  (JSON.parse(lead.details) as Partial<QuizDetails>).answers ?? {};

export function recommendationsFor(lead: Pick<Lead, 'details'>): readonly Recommendation[] {
  const answers = answersOf(lead);
  const inOrder: Answers = QUESTIONS.map(
    (question) => answers[question.id] ?? (isChoice(question) ? [] : ''),
  );
  return recommend(inOrder);
}

/** An answer as the visitor read it, not by the keys that the store keeps. */
export const inWords = (question: string, answer: Answer): string[] =>
  typeof answer === 'string' ? [answer] : answer.map((value) => optionLabel(question, value));

/** Kept in columns of their own. */
export const IN_COLUMNS: readonly string[] = ['name', 'email', 'company', 'phone'];

/** Details of a lead beyond its columns, as label and value. */
export function quizFacts(lead: Pick<Lead, 'kind' | 'details'>): (readonly [string, string])[] {
  if (lead.kind !== 'quiz') return [];
  const titles = recommendationsFor(lead).map(({ agent }) => agents[agent].title);
  return [
    ['recommended', titles.join(', ')] as const,
    ...Object.entries(answersOf(lead))
      .filter(([id]) => !IN_COLUMNS.includes(id))
      .map(([id, answer]) => [id.replaceAll('_', ' '), inWords(id, answer).join(', ')] as const),
  ].filter(([, value]) => value !== '');
}
