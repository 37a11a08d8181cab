import words from '#words/landing/industries.json' with { type: 'json' };

export const { industries } = words;

/** True for sample figures: replace them with your own. */
const sample = true;

export const industryCards = words.industryCards.map((card) => ({ sample, ...card }));
export type Industry = (typeof industryCards)[number];
