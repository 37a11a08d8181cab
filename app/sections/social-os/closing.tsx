import { ClosingBand } from '#app/sections/closing-band.tsx';
import { socialClosing, socialHero } from '#content/social-os.ts';
import { DeckButton } from './deck-button.tsx';

export function Closing() {
  return (
    <ClosingBand current={{ seed: 88, lit: [4, 11] }} book={socialHero.book} {...socialClosing}>
      <DeckButton className="bg-paper" />
    </ClosingBand>
  );
}
