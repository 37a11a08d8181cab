/** The first screen of the B2B sales page. Companies and people in the board are samples: what one customer, Northbeam, sees. */
import words from '#words/b2b/hero.json' with { type: 'json' };
import { fill } from './message.ts';
import { offer } from './offer.ts';

export const b2bHero = fill(words.b2bHero, {
  price: offer.setupPrice,
  spotsLeft: offer.spotsLeft,
  spotsAMonth: offer.spotsAMonth,
});

/** The stages of the pipeline, in order. Sections zoom into one of them. */
export const b2bStages = words.b2bStages;

/** The company whose way the board follows. */
const FOLLOWED = 1;

export const b2bBoard = {
  ...words.b2bBoard,
  sample: true,
  found: words.b2bBoard.found.map((company, i) =>
    i === FOLLOWED ? { ...company, followed: true } : company,
  ),
};
