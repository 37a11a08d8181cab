import { quiz } from '#content/quiz/quiz.ts';
import { progressAt } from '#domain/quiz/progress.ts';

/** Says the number of a question as it arrives, to those who cannot see it slide in. */
export function Arrival({ step }: { step: number | undefined }) {
  const at = step === undefined ? undefined : progressAt(step);
  return (
    <p role="status" className="sr-only">
      {at && quiz.arrived(at.step, at.steps)}
    </p>
  );
}
