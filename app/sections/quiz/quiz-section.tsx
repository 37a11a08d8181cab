import { EmbeddedQuiz } from '#app/features/quiz/page/embedded-quiz.tsx';
import { outcomePart } from './outcome-part.ts';

/** The quiz as a section of any page. */
export function QuizSection() {
  return <EmbeddedQuiz outcome={outcomePart} />;
}
