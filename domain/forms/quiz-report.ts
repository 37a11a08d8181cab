import { isChoice, QUESTIONS, type Question, type QuestionId } from '#domain/quiz/questions.ts';
import { MAX_TEXT } from '#domain/quiz/validation.ts';
import { type Form, type FormField, USUAL_LIMITS } from './form.ts';

const toField = (question: Question): FormField =>
  isChoice(question)
    ? { type: 'choice', required: question.required, options: question.options, personal: false }
    : { type: question.type, required: question.required, maxLength: MAX_TEXT, personal: true };

/** 'Email My AI Report'. Its fields are the questions of the quiz, which has its own screen and validation. */
export const quizReportForm = {
  kind: 'quiz',
  path: '/api/quiz-reports',
  fields: Object.fromEntries(QUESTIONS.map((question) => [question.id, toField(question)])) as Readonly<
    Record<QuestionId, FormField>
  >,
  minFillMs: 300,
  limits: USUAL_LIMITS,
  deliveries: ['quiz-report', 'operator-mail'],
  worksWithoutScript: false,
  event: 'quiz.reported',
} as const satisfies Form;
