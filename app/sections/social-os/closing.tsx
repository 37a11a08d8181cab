import type { ComponentProps } from 'react';
import { DeckButton } from '#app/features/forms/deck-button.tsx';
import { Island } from '#app/islands/island.tsx';
import { ClosingBand } from '#app/sections/closing-band.tsx';
import { hasPart } from '#content/has-part.ts';
import type { socialClosing, socialMonth } from '#content/social-os/social-os.ts';

/** Closing section of a product page, with a link to the deck. */
export function Closing(copy: Omit<ComponentProps<typeof ClosingBand>, 'current' | 'children'>) {
  return (
    <ClosingBand current={{ seed: 88, lit: [4, 11] }} {...copy}>
      {hasPart('deck') && (
        <Island
          name="deck-button"
          instance="-closing"
          load="intent"
          component={DeckButton}
          props={{ className: 'bg-paper' }}
          className="grid"
        />
      )}
    </ClosingBand>
  );
}

type PlannedMonthProps = typeof socialMonth & { states: (typeof socialClosing)['month'] };

const CLASSES = { shown: 'brand-fill', planned: 'border-brand/25 bg-brand-wash text-brand' };
const WEEK_DAYS = 7;

/**
 * The month of the first screen, before its start. The call shows the first week. The page has the days as text, so
 * screen readers skip the drawing.
 */
export function PlannedMonth({ title, range, plan, states }: PlannedMonthProps) {
  return (
    <div
      aria-hidden="true"
      className="w-80 max-w-full max-sm:w-screen rounded-card border border-line bg-surface p-5 shadow-soft"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="font-mono text-tiny text-muted">{range}</span>
      </p>
      <p className="mt-4 grid grid-cols-7 gap-1.5 text-center font-mono text-tiny">
        {plan.map(({ number }) => (
          <span
            key={number}
            className={`rounded-control border py-1.5 ${CLASSES[number <= WEEK_DAYS ? 'shown' : 'planned']}`}
          >
            {number}
          </span>
        ))}
      </p>
      <p className="mt-4 flex justify-between gap-4 border-t border-line pt-4 text-tiny text-muted">
        {(['shown', 'planned'] as const).map((state) => (
          <span key={state} className="flex items-center gap-2">
            <span className={`size-3 rounded-full border ${CLASSES[state]}`} />
            {states[state]}
          </span>
        ))}
      </p>
    </div>
  );
}
