import { expect, test } from 'vitest';
import { progressAt } from './progress.ts';
import { QUESTIONS } from './questions.ts';

test('counts steps within the phase', () => {
  expect(
    QUESTIONS.map((_, index) => progressAt(index)).map(
      (at) => `${at.phaseNumber}: ${at.stepInPhase} of ${at.stepsInPhase}`,
    ),
  ).toEqual([
    ...['1: 1 of 4', '1: 2 of 4', '1: 3 of 4', '1: 4 of 4'],
    ...['2: 1 of 4', '2: 2 of 4', '2: 3 of 4', '2: 4 of 4'],
    ...['3: 1 of 4', '3: 2 of 4', '3: 3 of 4', '3: 4 of 4'],
  ]);
});

test('counts steps and percent over the whole quiz', () => {
  expect(progressAt(0)).toMatchObject({ step: 1, steps: 12, percent: 8 });
  expect(progressAt(5)).toMatchObject({ step: 6, percent: 50 });
  expect(progressAt(11)).toMatchObject({ step: 12, percent: 100 });
});

test('has no progress outside the questions', () => {
  expect(() => progressAt(12)).toThrow(RangeError);
});
