import type { ComponentProps } from 'react';
import { Island } from '#app/islands/island.tsx';
import { ClosingBand } from '#app/sections/closing-band.tsx';
import { hasPart } from '#content/has-part.ts';
import { DeckButton } from './deck-button.tsx';

type ClosingProps = Omit<ComponentProps<typeof ClosingBand>, 'current' | 'children'>;

/** Closing section of a product page, with a link to the deck. */
export function Closing(copy: ClosingProps) {
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
