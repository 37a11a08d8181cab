import { firstMonth } from '#content/quiz-results.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';

type FirstMonthProps = { recommendations: readonly Recommendation[]; tools: readonly string[] };

/** Four stations on one line. */
export function FirstMonth({ recommendations, tools }: FirstMonthProps) {
  return (
    <ol className="first-month">
      {firstMonth(recommendations, tools).map(({ when, is }, place) => (
        <li key={when} className="first-month-station">
          <span aria-hidden="true" className={`first-month-dot ${place === 0 ? 'bg-surface' : 'bg-brand'}`} />
          <p className="font-mono text-small text-brand">{when}</p>
          <p className="text-small">{is}</p>
        </li>
      ))}
    </ol>
  );
}
