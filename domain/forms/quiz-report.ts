import * as v from 'valibot';
import { type Answers, isAnswers } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS, type Question, type QuestionId } from '#domain/quiz/questions.ts';
import { MAX_TEXT, type QuizFault, validate } from '#domain/quiz/validation.ts';
import { type Form, type FormField, USUAL_LIMITS } from './form.ts';
import { ONE_LINE_PATTERN } from './validation.ts';

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

type Words = Readonly<Record<QuizFault, string>>;

const answersSchema = (words: Words) =>
  v.pipe(
    v.custom<Answers>(isAnswers, words.invalid),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, question] of QUESTIONS.entries()) {
        const value = dataset.value[key];
        const fault = validate(question, value);
        if (fault)
          addIssue({
            message: words[fault],
            input: value,
            path: [{ type: 'array', origin: 'value', input: [...dataset.value], key, value }],
          });
      }
    }),
  );

/** The body that the browser sends. */
export const quizReportSchema = (words: Words) =>
  v.pipe(
    v.strictObject({
      /** One per question, in the order of the quiz. */
      answers: answersSchema(words),
      /** Pages of earlier versions sent the consent sentence here too. */
      consent: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
    }),
    // In addition to the rules of the quiz: answers reach mails and spreadsheets.
    v.check(
      ({ answers }) => answers.every((text) => typeof text !== 'string' || ONE_LINE_PATTERN.test(text)),
      words.invalid,
    ),
  );
export type QuizReport = v.InferOutput<ReturnType<typeof quizReportSchema>>;
