import { createElement, Fragment } from 'react';
import { preventOrphans, splitNonBreaking } from '#domain/prevent-orphans.ts';

type NonBreakingProps = {
  children: string;
  /** Balances the lines, so that no line has only one word. */
  balanced?: boolean;
};

/**
 * Keeps numbers with their units, hyphenated words together and the last word with the word before it. The text stays the
 * same.
 */
export function NonBreaking({ children, balanced = false }: NonBreakingProps) {
  const parts = balanced ? splitNonBreaking(children) : preventOrphans(children);
  // Pass the parts as arguments, not as one array: then they need no keys, which repeated words would share.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, i) =>
      i % 2 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    ),
  );
}
