import type { ComponentType } from 'react';
import type { LazyModule } from '#app/islands/lazy-module.ts';
import type { Answers } from '#domain/quiz/answers.ts';

export type OutcomeProps = {
  answers: Answers;
  heading: 'h1' | 'h3';
  /** URL fragment of a shared link. It contains the answers of somebody else. */
  sharedHash?: string | undefined;
  /** Starts the quiz again. */
  onReset: (isReportSent: boolean) => void;
  /** Returns to the results after a reset. */
  onResume: () => void;
};
export type LazyOutcome = LazyModule<ComponentType<OutcomeProps>>;
