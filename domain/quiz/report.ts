/** What 'Email My AI Report' sends when QUIZ_REPORTS is on, as the browser makes it and the server takes it. */
import * as v from 'valibot';
import { type Answers, isAnswers } from './answers.ts';
import { QUESTIONS } from './questions.ts';
import { validate } from './validation.ts';

export const QUIZ_REPORTS_PATH = '/api/quiz-reports';

const AnswersSchema = v.pipe(
  v.custom<Answers>(isAnswers, 'Invalid input'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [key, question] of QUESTIONS.entries()) {
      const value = dataset.value[key];
      const message = validate(question, value);
      if (message)
        addIssue({
          message,
          input: value,
          path: [{ type: 'array', origin: 'value', input: [...dataset.value], key, value }],
        });
    }
  }),
);

export const QuizReportSchema = v.strictObject({
  /** One per question, in the order of the quiz. */
  answers: AnswersSchema,
  /** The sentence shown next to the button, kept with the lead as what was agreed to. */
  consent: v.pipe(v.string(), v.trim(), v.nonEmpty('Consent is required'), v.maxLength(500)),
});
export type QuizReport = v.InferOutput<typeof QuizReportSchema>;
