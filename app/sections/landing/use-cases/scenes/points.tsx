import type { UseCase } from '#content/landing/use-cases.ts';
import CheckIcon from '~icons/lucide/check';
import { SceneFrame, Step } from './frame.tsx';

/** For a use case without a drawing of its own: what the agents do there, point by point. */
export function PointsScene({ useCase }: { useCase: UseCase }) {
  const { industry, title, bulletPoints, keyMetric1Value, keyMetric1Label } = useCase;
  return (
    <SceneFrame title={industry} status="" alt={useCase.imageAlt ?? title}>
      <div className="grid grow content-center gap-4 px-5 py-6">
        {bulletPoints.map((point, row) => (
          <Step
            key={point}
            at={row}
            className="flex items-center gap-4 border-b border-line pb-4 last:border-0"
          >
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-wash text-brand">
              <CheckIcon aria-hidden="true" className="size-4" />
            </span>
            {point}
          </Step>
        ))}
      </div>
      <Step
        at={bulletPoints.length}
        className="flex flex-wrap items-baseline justify-between gap-x-4 bg-brand-wash px-5 py-4"
      >
        <span className="font-display text-figure text-brand">{keyMetric1Value}</span>
        <span className="font-medium">{keyMetric1Label}</span>
      </Step>
    </SceneFrame>
  );
}
