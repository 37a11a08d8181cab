import { expect, test, vi } from 'vitest';
import { progressAt } from './progress.ts';
import { QUESTIONS } from './questions.ts';

vi.mock('./questions.ts', () => import('../../tests/support/small-quiz.ts'));

test('counts steps within the phase', () => {
  expect(
    QUESTIONS.map((_, index) => progressAt(index)).map(
      (progress) => `${progress.phaseNumber}: ${progress.stepInPhase} of ${progress.stepsInPhase}`,
    ),
  ).toEqual([
    ...['1: 1 of 3', '1: 2 of 3', '1: 3 of 3'],
    ...['2: 1 of 3', '2: 2 of 3', '2: 3 of 3'],
    ...['3: 1 of 2', '3: 2 of 2'],
  ]);
});

test('counts steps and percent over the whole quiz', () => {
  expect(progressAt(0)).toMatchObject({ step: 1, steps: 8, percent: 13 });
  expect(progressAt(3)).toMatchObject({ step: 4, percent: 50 });
  expect(progressAt(7)).toMatchObject({ step: 8, percent: 100 });
});

test('throws for a step after the last question', () => {
  expect(() => progressAt(8)).toThrow(RangeError);
});
