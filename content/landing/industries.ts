import words from '#words/landing/industries.json' with { type: 'json' };

export type Feature = {
  /** The agent's task in this industry. */
  text: string;
  /** Input and output of one example. */
  input: string;
  outcome: string;
  /** Texts in the drawing of the example: one is a message, two are a pair, three are facts and a decision. */
  shows: readonly string[];
};
export type Industry = { sample?: boolean; title: string; features: readonly Feature[] };

export const industries = words.industries;

/** True for sample figures: replace them with your own. */
const SAMPLE = true;

export const industryCards: readonly Industry[] = words.industryCards.map((card) => ({
  sample: SAMPLE,
  ...card,
}));
