import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { firstMonth } from '#content/quiz/quiz-results.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';

/** Four milestones on a line. */
export function FirstMonth({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <ol className="first-month">
      {firstMonth(recommendations).map(({ when, is: text }, index) => (
        <li key={when} className="first-month-station">
          <span aria-hidden="true" className={`first-month-dot ${index === 0 ? 'bg-surface' : 'bg-brand'}`} />
          <p className="font-mono text-small text-brand">{when}</p>
          <p className="text-small text-balance">
            <NonBreaking balanced>{text}</NonBreaking>
          </p>
        </li>
      ))}
    </ol>
  );
}
