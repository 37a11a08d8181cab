import { later } from '#app/loading/later.ts';

/** Fetched while the visitor answers. */
export const outcomePart = later(() => import('./quiz-outcome.tsx'), 'QuizOutcome');
