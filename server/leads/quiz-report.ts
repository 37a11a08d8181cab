/** A finished quiz as a lead: the answers by question, and the agents that the server itself finds for them. */
import * as v from 'valibot';
import { agents } from '#content/agents.ts';
import { LineSchema } from '#domain/leads.ts';
import { type Answer, type Answers, answerTo, contactOf } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { type QuizReport, QuizReportSchema } from '#domain/quiz/report.ts';
import { type Recommendation, recommend } from '#domain/quiz/scoring.ts';
import type { Intake } from '#server/intake/intake-route.ts';
import type { Lead } from '#server/store/schema.ts';

type QuizDetails = Readonly<{ answers: Readonly<Partial<Record<QuestionId, Answer>>> }>;

/** Besides the quiz's own rules: one line of clean text each, since these words reach mail and spreadsheets. */
const QuizIntakeSchema = v.pipe(
  QuizReportSchema,
  v.check(
    ({ answers, consent }) =>
      [...answers.filter((answer) => typeof answer === 'string'), consent].every((text) =>
        v.is(LineSchema, text),
      ),
    'Invalid input',
  ),
);

export const quizIntake = (operator: Intake<QuizReport>['deliveries']): Intake<QuizReport> => ({
  kind: 'quiz',
  schema: QuizIntakeSchema,
  person: ({ answers, consent }) => {
    const { name, email, company, phone } = contactOf(answers);
    const byQuestion = Object.fromEntries(QUESTIONS.map(({ id }) => [id, answerTo(answers, id)]));
    return {
      email,
      company,
      phone,
      first_name: name,
      consent,
      details: JSON.stringify({ answers: byQuestion } satisfies QuizDetails),
    };
  },
  deliveries: ['quiz-report', ...operator],
});

export function recommendationsFor(lead: Pick<Lead, 'details'>): readonly Recommendation[] {
  const { answers } = JSON.parse(lead.details) as QuizDetails;
  const inOrder: Answers = QUESTIONS.map(
    (question) => answers[question.id] ?? (isChoice(question) ? [] : ''),
  );
  return recommend(inOrder);
}

/** Kept in columns of their own. */
const IN_COLUMNS: readonly string[] = ['name', 'email', 'company', 'phone'];

/** What a lead of this kind has besides its columns, as label and value. */
export function quizFacts(lead: Pick<Lead, 'kind' | 'details'>): (readonly [string, string])[] {
  if (lead.kind !== 'quiz') return [];
  const { answers } = JSON.parse(lead.details) as QuizDetails;
  const titles = recommendationsFor(lead).map(({ agent }) => agents[agent].title);
  return [
    ['recommended', titles.join(', ')] as const,
    ...Object.entries(answers)
      .filter(([id]) => !IN_COLUMNS.includes(id))
      .map(([id, answer]) => [id.replaceAll('_', ' '), [answer].flat().join(', ')] as const),
  ].filter(([, value]) => value !== '');
}
