import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { quizReportSchema } from '#domain/forms/quiz-report.ts';
import { completeAnswers } from '../../tests/support/arbitraries.ts';
import { NO_ANSWERS } from './answers.ts';

vi.mock('./questions.ts', () => import('../../tests/support/small-quiz.ts'));

const QuizReportSchema = quizReportSchema({
  required: 'required',
  selection: 'selection',
  url: 'url',
  email: 'email',
  tel: 'tel',
  invalid: 'invalid',
});

const findIssues = (body: unknown) =>
  (v.safeParse(QuizReportSchema, body).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test('accepts all answers that complete the quiz', () => {
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      expect(findIssues(JSON.parse(JSON.stringify({ answers })))).toEqual([]);
    }),
  );
});

test('names each answer that is not valid', () => {
  const answers = NO_ANSWERS.with(2, 'nonsense').with(6, 'a@b');
  expect(findIssues({ answers })).toEqual([
    ['answers.0', 'selection'],
    ['answers.1', 'required'],
    ['answers.2', 'url'],
    ['answers.3', 'selection'],
    ['answers.4', 'selection'],
    ['answers.5', 'selection'],
    ['answers.6', 'email'],
  ]);
});

test.each([undefined, null, 'x', [], {}, { answers: [] }, { answers: Array(8).fill(1) }])(
  'rejects %j',
  (body) => expect(findIssues(body)).not.toEqual([]),
);
