import type { Visitor } from './visitor.ts';

export type Journey = {
  /** What it shows, with the ids of the statements that it proves in brackets. */
  title: string;
  /** Part of the short form, which `npm test` runs. */
  short?: true;
  /** Problems that it causes on purpose. */
  expected?: RegExp;
  /** Leaves the browser in a state that the next journey should not start from. */
  freshBrowser?: true;
  walk: (visitor: Visitor) => Promise<void>;
};
