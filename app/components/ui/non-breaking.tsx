import { createElement, Fragment } from 'react';
import { preventOrphans, splitNonBreaking } from '#domain/prevent-orphans.ts';

type KeptTogetherProps = {
  children: string;
  /** Lines of like length leave no word alone by themselves. */
  balanced?: boolean;
};

/**
 * Text whose numbers keep their units, whose words are not broken at a hyphen and whose last word is not alone. What it says
 * is unchanged.
 */
export function NonBreaking({ children, balanced = false }: KeptTogetherProps) {
  const parts = balanced ? splitNonBreaking(children) : preventOrphans(children);
  // As children of their own the parts need no keys, and the same word may come twice.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, i) =>
      i % 2 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    ),
  );
}
