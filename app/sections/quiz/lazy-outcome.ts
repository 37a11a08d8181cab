import { lazyModule } from '#app/islands/lazy-module.ts';

/** Loaded while the visitor answers. */
export const lazyOutcome = lazyModule(() => import('./quiz-outcome.tsx'), 'QuizOutcome');
