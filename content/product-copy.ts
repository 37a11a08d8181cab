/** The words of a product or industry page that is made of words alone; app/sections/product shows them. */
export type ProductCopy = {
  kicker: string;
  title: string;
  lead: string;
  book: string;
  terms: string;
  /** Tasks that it takes over: two to six. */
  jobs: { title: string; points: readonly { title: string; text: string }[] };
  /** How it goes, in order: two to four. */
  steps: { title: string; list: readonly { title: string; when: string; text: string }[] };
  /** Two to four. Say what was measured. */
  figures: { title: string; basis: string; list: readonly { value: string; label: string }[] };
  closing: { title: string; lead: string; book: string; quiz: string; terms: readonly string[] };
};
