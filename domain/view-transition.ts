/**
 * Pages of the site fade into each other. Inline in every page, because Chromium may read it before a style sheet loads
 * and reports an error if only one of two pages has it.
 */
export const VIEW_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
