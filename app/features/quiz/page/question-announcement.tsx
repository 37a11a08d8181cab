import { quiz } from '#content/quiz/quiz.ts';
import { progressAt } from '#domain/quiz/progress.ts';

/** Announces the number of a new question to screen readers. */
export function QuestionAnnouncement({ step }: { step: number | undefined }) {
  const progress = step === undefined ? undefined : progressAt(step);
  return (
    <p role="status" className="sr-only">
      {progress && quiz.questionNumber(progress.step, progress.steps)}
    </p>
  );
}
