/** Copy of a product page without its own sections. The sections in app/sections/product show it. */
export type ProductCopy = {
  kicker: string;
  title: string;
  lead: string;
  book: string;
  terms: string;
  /** Two to six tasks that the product takes over. */
  jobs: { title: string; points: readonly { title: string; text: string }[] };
  /** Two to four steps, in order. */
  steps: { title: string; list: readonly { title: string; when: string; text: string }[] };
  /** Two to four figures. `basis` explains what was measured. */
  figures: { title: string; basis: string; list: readonly { value: string; label: string }[] };
  closing: { title: string; lead: string; book: string; quiz: string; terms: readonly string[] };
};
