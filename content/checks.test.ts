import { expect, test } from 'vitest';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { contentFaults, countFaults, faultsOf } from './checks.ts';
import { pageHeads } from './page-heads.ts';
import { text } from './text-rule.ts';

test('all copy keeps its rules', () => {
  expect(contentFaults()).toEqual([]);
});

test('a fault names the file, the field and the reason', () => {
  const faults = faultsOf([{ file: 'content/x.ts', schema: text(3), data: 'four' }]);
  expect(faults).toEqual(['content/x.ts: null is 4 characters, at most 3 fit']);
});

test('a head that says another number of questions than the quiz has is named', () => {
  const quiz = { ...pageHeads.quiz, title: 'Our quiz: 99 questions' };
  expect(countFaults({ quiz })).toEqual([
    `content/page-heads.ts: quiz.title says 99 questions, the quiz has ${QUESTIONS.length}`,
  ]);
});
