import { later } from '#app/features/quiz/later.ts';

/** Fetched while the visitor answers. */
export const outcomePart = later(async () => (await import('./quiz-outcome.tsx')).QuizOutcome);
