import type { CSSProperties } from 'react';
import { quiz } from '#content/quiz/quiz.ts';
import { phases } from '#content/quiz/quiz-questions.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { PHASES } from '#domain/quiz/questions.ts';
import CheckIcon from '~icons/lucide/check';

const NUMBER_CLASS = {
  done: 'border-brand bg-brand text-brand-ink',
  current: 'border-brand text-brand',
  ahead: 'border-control-line text-muted',
} as const;

/**
 * Progress through the quiz: a list of all phases. The current phase also has its description and steps. On narrow
 * screens all phases share one grid cell and only the current one is visible, so the height never changes.
 */
export function PhaseList({ step }: { step: number }) {
  const progress = progressAt(step);
  return (
    <ol
      aria-label={quiz.phases}
      style={{ '--phases': PHASES.length } as CSSProperties}
      className="grid grid-cols-[repeat(var(--phases),minmax(0,1fr))] gap-2 lg:grid-cols-1 lg:gap-0"
    >
      {PHASES.map((phase, index) => {
        const number = index + 1;
        const status =
          number < progress.phaseNumber ? 'done' : number === progress.phaseNumber ? 'current' : 'ahead';
        const filledShare =
          status === 'done' ? 1 : status === 'ahead' ? 0 : progress.stepInPhase / progress.stepsInPhase;
        return (
          <li
            key={phase}
            aria-current={status === 'current' ? 'step' : undefined}
            className="relative max-lg:contents lg:grid lg:grid-cols-[2.25rem_1fr] lg:gap-x-4 lg:pb-9 lg:last:pb-5"
          >
            {/* The last phase has no line below it until it is current. */}
            <PhaseBar
              filledShare={filledShare}
              className={status === 'ahead' ? 'lg:in-[li:last-child]:hidden' : ''}
            />
            <span
              aria-hidden="true"
              className={`hidden size-9 place-items-center rounded-full border font-mono text-small lg:grid ${NUMBER_CLASS[status]}`}
            >
              {status === 'done' ? <CheckIcon className="size-4" strokeWidth={3} /> : number}
            </span>
            <div
              className={`max-lg:col-span-full max-lg:col-start-1 max-lg:row-start-2 lg:pt-1 short:sr-only ${status === 'current' ? '' : 'max-lg:[clip-path:inset(50%)]'}`}
            >
              <p className={`font-semibold ${status === 'current' ? 'text-ink' : 'text-muted'}`}>
                {phases[phase].title}
              </p>
              <p
                className={`mt-0.5 text-small text-balance text-muted ${status === 'current' ? '' : 'lg:hidden'}`}
              >
                {phases[phase].description}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Progress bar of a phase. It fills from the left on a narrow screen, from the top on a wide one. */
function PhaseBar({ filledShare, className }: { filledShare: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`h-1 overflow-clip rounded-full bg-line max-lg:row-start-1 lg:absolute lg:top-11 lg:bottom-2 lg:start-[1.0625rem] lg:h-auto lg:w-0.5 ${className}`}
    >
      <span
        style={{ '--filled': filledShare } as CSSProperties}
        className="block size-full origin-top-left scale-x-(--filled) bg-brand transition-[scale] duration-300 ease-decelerate lg:scale-x-100 lg:scale-y-(--filled)"
      />
    </span>
  );
}
