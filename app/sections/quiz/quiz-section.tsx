import { EmbeddedQuiz } from '#app/features/quiz/page/embedded-quiz.tsx';
import { lazyOutcome } from './lazy-outcome.ts';

/** The quiz as a section of any page. */
export function QuizSection() {
  return <EmbeddedQuiz outcome={lazyOutcome} />;
}
