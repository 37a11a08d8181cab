/** First screen of the B2B sales page. Companies and people are samples. The customer is Northbeam. */
import { hero } from '#content/landing/hero.ts';
import words from '#words/b2b-sales/hero.json' with { type: 'json' };

export const b2bSalesHero = { ...words.b2bSalesHero, price: hero.price };

/** The stages of the pipeline, in order. Each section of the page is about one of them. */
export const b2bSalesStages = words.b2bSalesStages;

/** Index of the company that the board shows from stage to stage. */
const FOLLOWED_COMPANY = 1;

export const b2bSalesBoard = {
  ...words.b2bSalesBoard,
  sample: true,
  found: words.b2bSalesBoard.found.map((company, i) => ({ ...company, followed: i === FOLLOWED_COMPANY })),
};
