import { createElement, Fragment } from 'react';
import { preventOrphans, splitNonBreaking } from '#domain/prevent-orphans.ts';

type KeptTogetherProps = {
  children: string;
  /** Balances the lines, so that no line has only one word. */
  balanced?: boolean;
};

/**
 * Keeps numbers with their units, hyphenated words together and the last word with its neighbour. The text stays the
 * same.
 */
export function NonBreaking({ children, balanced = false }: KeptTogetherProps) {
  const parts = balanced ? splitNonBreaking(children) : preventOrphans(children);
  // Spread as arguments: parts then need no keys, and words may repeat.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, i) =>
      i % 2 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    ),
  );
}
