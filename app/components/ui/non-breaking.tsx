import { createElement, Fragment } from 'react';
import { preventOrphans, splitNonBreaking } from '#domain/typography.ts';

type NonBreakingProps = {
  children: string;
  /** True if CSS balances the lines. The last word is then never alone. */
  balanced?: boolean;
};

/**
 * Prevents line breaks between a number and its unit, in hyphenated words and before the last word. The text itself does
 * not change.
 */
export function NonBreaking({ children, balanced = false }: NonBreakingProps) {
  const parts = balanced ? splitNonBreaking(children) : preventOrphans(children);
  // The parts are arguments, not one array. In an array they would need keys, and repeated words would have the same key.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, i) =>
      i % 2 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    ),
  );
}
