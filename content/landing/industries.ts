import words from '#words/landing/industries.json' with { type: 'json' };

export type Feature = {
  /** What an agent does in this field. */
  text: string;
  /** What comes in, and what it has become. */
  input: string;
  outcome: string;
};
export type Industry = { sample?: boolean; title: string; features: readonly Feature[] };

export const industries = words.industries;

/** The figures are to be replaced by your own. */
const SAMPLE = true;

export const industryCards: readonly Industry[] = words.industryCards.map((card) => ({
  sample: SAMPLE,
  ...card,
}));
