/** Random answers and visits, for property tests only. */
import fc from 'fast-check';
import type { Answer, Answers } from '#domain/quiz/answers.ts';
import type { QuizEvent } from '#domain/quiz/machine.ts';
import { type ChoiceQuestion, isChoice, QUESTIONS, type Question } from '#domain/quiz/questions.ts';

const VALID_TEXT = { text: 'Ada', url: 'example.com', email: 'ada@example.com', tel: '+1 555 010 0147' };

const selection = (question: ChoiceQuestion, minLength: number) =>
  fc.subarray([...question.options], {
    minLength,
    maxLength: question.type === 'single' ? 1 : (question.max ?? question.options.length),
  });

const validAnswer = (question: Question): fc.Arbitrary<Answer> =>
  isChoice(question)
    ? selection(question, question.required ? 1 : 0)
    : fc.constantFrom(VALID_TEXT[question.type], ...(question.required ? [] : ['', '  ']));

const anyAnswer = (question: Question): fc.Arbitrary<Answer> =>
  isChoice(question) ? selection(question, 0) : fc.oneof(fc.string(), validAnswer(question));

/** Answers of a finished quiz: all valid. */
export const completeAnswers: fc.Arbitrary<Answers> = fc.tuple(...QUESTIONS.map(validAnswer));
/** Answers of an unfinished quiz: the right kind, not always valid. */
export const someAnswers: fc.Arbitrary<Answers> = fc.tuple(...QUESTIONS.map(anyAnswer));

const values = QUESTIONS.flatMap((question) => (isChoice(question) ? question.options : []));

export const quizEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.constantFrom<QuizEvent>({ type: 'start' }, { type: 'back' }, { type: 'reset', isReportSent: false }),
  { weight: 4, arbitrary: fc.constant<QuizEvent>({ type: 'next' }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('choose'), value: fc.constantFrom(...values, 'x') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('write'),
      text: fc.constantFrom('', ' ', 'Ada', 'example.com', 'ada@example.com', '+1 555 010 0147'),
    }),
  },
  fc.record({ type: fc.constant('visit'), step: fc.integer({ min: -3, max: 15 }) }),
);
