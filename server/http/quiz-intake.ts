/** Intake of quiz reports. */
import * as v from 'valibot';
import { LineSchema } from '#content/forms/lead-forms.ts';
import { answerTo, contactOf } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import type { QuizReport } from '#domain/quiz/report.ts';
import type { QuizDetails } from '#server/core/leads/quiz-details.ts';
import type { ServerWords } from '#server/words.ts';
import type { Intake } from './intake/intake-route.ts';

/**
 * In addition to the rules of the quiz: each answer is one line of clean text, since it reaches mails and spreadsheets.
 */
const schema = ({ forms, quiz }: ServerWords) =>
  v.pipe(
    forms.QuizReportSchema,
    v.check(
      ({ answers, consent }) =>
        [...answers.filter((answer) => typeof answer === 'string'), consent].every((text) =>
          v.is(LineSchema, text),
        ),
      quiz.faults.invalid,
    ),
  );

export const quizIntake = (deliveries: Intake<QuizReport>['deliveries']): Intake<QuizReport> => ({
  kind: 'quiz',
  schema,
  person: ({ answers, consent }) => {
    const { name, email, company, phone } = contactOf(answers);
    const answersById = Object.fromEntries(QUESTIONS.map(({ id }) => [id, answerTo(answers, id)]));
    return {
      email,
      company,
      phone,
      first_name: name,
      consent,
      details: JSON.stringify({ answers: answersById } satisfies QuizDetails),
    };
  },
  deliveries,
});
