/** The words of the quiz. Its rules are in domain/quiz. */

import { type ChoiceId, type OptionOf, type Phase, QUESTIONS, type TextId } from '#domain/quiz/questions.ts';
import words from '#words/quiz/quiz.json' with { type: 'json' };
import { fill } from './message.ts';

type Asked = { text: string; description: string };
/** The words of any question. */
export type Wording = Asked & { placeholder?: string; options?: Readonly<Partial<Record<string, string>>> };
type QuestionCopy = { [Id in TextId]: Asked & { placeholder: string } } & {
  [Id in ChoiceId]: Asked & { options: Record<OptionOf<Id>, string> };
};

export const phases: Record<Phase, { title: string; description: string }> = words.phases;

export const questions: QuestionCopy = words.questions;

const { quiz: said } = words;

export const quiz = {
  ...said,
  intro: fill(said.intro, { questions: QUESTIONS.length }),
  upTo: (max: number) => fill(said.upTo, { max }),
  counter: (count: number, max: number) => fill(said.counter, { count, max }),
  step: (step: number, steps: number) => fill(said.step, { step, steps }),
  percent: (percent: number) => fill(said.percent, { percent }),
  /** Read out when a question arrives. */
  arrived: (step: number, steps: number) => fill(said.arrived, { step, steps }),
};
