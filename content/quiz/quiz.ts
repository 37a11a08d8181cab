/** Copy of the quiz without its questions. The rules are in domain/quiz. */
import words from '#words/quiz/page.json' with { type: 'json' };
import { fill } from '../message.ts';

const copy = words.quiz;

export const quiz = {
  ...copy,
  upTo: (max: number) => fill(copy.upTo, { max }),
  counter: (count: number, max: number) => fill(copy.counter, { count, max }),
  step: (step: number, steps: number) => fill(copy.step, { step, steps }),
  percent: (percent: number) => fill(copy.percent, { percent }),
  /** Announced to screen readers when a question appears. */
  questionNumber: (step: number, steps: number) => fill(copy.questionNumber, { step, steps }),
};
