import type { ComponentType } from 'react';
import type { Later } from '#app/loading/later.ts';
import type { Answers } from '#domain/quiz/answers.ts';

export type OutcomeProps = {
  answers: Answers;
  heading: 'h1' | 'h3';
  /** Start again; tells whether a report was sent. */
  onReset: (sent: boolean) => void;
};
export type OutcomePart = Later<ComponentType<OutcomeProps>>;
