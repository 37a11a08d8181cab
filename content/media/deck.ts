/** Copy that only the deck uses. The rest comes from the Social OS page and the process section. */
import words from '#words/deck.json' with { type: 'json' };
import { offer } from '../offer.ts';

export const deck = {
  ...words.deck,
  problem: {
    ...words.deck.problem,
    /** Indexes of platform and day of each post in the week on the slide "problem". */
    filled: [
      [1, 0],
      [0, 1],
      [1, 3],
      [4, 3],
    ],
  },
  steps: { ...words.deck.steps, yours: { ...words.deck.steps.yours, steps: [1, 2] } },
  security: { sample: true, ...words.deck.security },
  offer: { ...words.deck.offer, price: offer.setupPrice },
} as const;
