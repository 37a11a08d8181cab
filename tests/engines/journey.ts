import type { Visitor } from './visitor.ts';

export type Journey = {
  title: string;
  /** Ids of the statements that it proves. */
  tags?: string[];
  /** Problems that it causes on purpose. */
  expected?: RegExp;
  /** Leaves the browser in a state that the next journey should not start from. */
  freshBrowser?: true;
  walk: (visitor: Visitor) => Promise<void>;
};
