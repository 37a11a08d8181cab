import { DrawnCurrentLines } from '#app/components/current-lines.tsx';
import type { UseCase } from '#content/landing/use-cases.ts';
import CheckIcon from '~icons/lucide/check';
import { SceneFrame, Step } from './frame.tsx';

/** The drawing for a use case without its own: the agent's tasks along a line, one by one. */
export function PointsScene({ useCase, alt }: { useCase: UseCase; alt: string }) {
  const { industry, bulletPoints } = useCase;
  return (
    <SceneFrame title={industry} status="" alt={alt}>
      <div className="relative grid grow content-evenly gap-4 overflow-clip px-5 py-8">
        <DrawnCurrentLines
          seed={17}
          lines={14}
          height={360}
          lit={[3, 7, 11]}
          className="absolute inset-0 size-full"
        />
        {bulletPoints.map((point, row) => (
          <Step
            key={point}
            at={row}
            className="relative flex w-11/12 items-center gap-4 rounded-card border border-line bg-surface px-4 py-4 font-medium shadow-soft even:justify-self-end"
          >
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-brand-ink">
              <CheckIcon aria-hidden="true" className="size-4" />
            </span>
            {point}
          </Step>
        ))}
      </div>
    </SceneFrame>
  );
}
