/**
 * Pages of the site fade into each other. It is inline in every page: Chromium may ask before a style sheet is there, and
 * reports an error if only one of two pages takes part.
 */
export const VIEW_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
