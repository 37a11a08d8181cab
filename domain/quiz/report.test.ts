import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { completeAnswers } from './arbitraries.ts';
import { QuizReportSchema } from './report.ts';

const issues = (body: unknown) =>
  (v.safeParse(QuizReportSchema, body).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test('takes what a visitor can complete the quiz with', () => {
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      expect(issues(JSON.parse(JSON.stringify({ answers, consent: 'Yes.' })))).toEqual([]);
    }),
  );
});

test('names each answer that is not valid', () => {
  const answers = NO_ANSWERS.with(2, 'nonsense').with(9, 'a@b');
  expect(issues({ answers, consent: 'Yes.' })).toEqual([
    ['answers.0', 'Please make a selection'],
    ['answers.1', 'This field is required'],
    ['answers.2', 'Please enter a valid URL'],
    ['answers.3', 'Please make a selection'],
    ['answers.4', 'Please make a selection'],
    ['answers.5', 'Please make a selection'],
    ['answers.6', 'Please make a selection'],
    ['answers.7', 'Please make a selection'],
    ['answers.8', 'This field is required'],
    ['answers.9', 'Please enter a valid email address'],
    ['answers.11', 'Please make a selection'],
  ]);
});

test.each([
  undefined,
  null,
  'x',
  [],
  {},
  { answers: [], consent: 'Yes.' },
  { answers: Array(12).fill(1), consent: 'Yes.' },
])('refuses %j', (body) => expect(issues(body)).not.toEqual([]));

test('refuses without consent', () => {
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      expect(issues({ answers, consent: ' ' })).toEqual([['consent', 'Consent is required']]);
    }),
  );
});
