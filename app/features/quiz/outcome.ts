import type { ComponentType } from 'react';
import type { LazyModule } from '#app/islands/lazy-module.ts';
import type { Answers } from '#domain/quiz/answers.ts';

export type OutcomeProps = {
  answers: Answers;
  heading: 'h1' | 'h3';
  /** The fragment of a shared link, for the result of somebody else. */
  shared?: string | undefined;
  /** Starts again. `sent` is true if a report was sent. */
  onReset: (sent: boolean) => void;
  /** Returns to the results after a reset. */
  onResume: () => void;
};
export type LazyOutcome = LazyModule<ComponentType<OutcomeProps>>;
