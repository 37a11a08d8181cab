/** Copy of the quiz without its questions. The rules are in domain/quiz. */
import { QUESTIONS } from '#domain/quiz/questions.ts';
import words from '#words/quiz/quiz.json' with { type: 'json' };
import { fill } from '../message.ts';

const said = words.quiz;

export const quiz = {
  ...said,
  intro: fill(said.intro, { questions: QUESTIONS.length }),
  upTo: (max: number) => fill(said.upTo, { max }),
  counter: (count: number, max: number) => fill(said.counter, { count, max }),
  step: (step: number, steps: number) => fill(said.step, { step, steps }),
  percent: (percent: number) => fill(said.percent, { percent }),
  /** Announced to screen readers when a question appears. */
  arrived: (step: number, steps: number) => fill(said.arrived, { step, steps }),
};
