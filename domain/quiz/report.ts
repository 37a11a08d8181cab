/** The body of 'Email My AI Report' when QUIZ_REPORTS is on, shared by browser and server. */
import * as v from 'valibot';
import { type Answers, isAnswers } from './answers.ts';
import { QUESTIONS } from './questions.ts';
import { type QuizFault, validate } from './validation.ts';

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

export const quizReportSchema = (words: Words) =>
  v.strictObject({
    /** One per question, in the order of the quiz. */
    answers: answersSchema(words),
    /** Pages of earlier versions sent the consent sentence here too. */
    consent: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  });
export type QuizReport = v.InferOutput<ReturnType<typeof quizReportSchema>>;
