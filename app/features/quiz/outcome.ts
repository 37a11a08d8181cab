import type { ComponentType } from 'react';
import type { LazyModule } from '#app/islands/lazy-module.ts';
import type { Answers } from '#domain/quiz/answers.ts';

export type OutcomeProps = {
  answers: Answers;
  heading: 'h1' | 'h3';
  /** Start again; tells whether a report was sent. */
  onReset: (sent: boolean) => void;
  /** Back to these results after a reset. */
  onResume: () => void;
};
export type LazyOutcome = LazyModule<ComponentType<OutcomeProps>>;
