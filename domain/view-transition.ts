/**
 * Pages of the site fade into each other. The rule is inline in every page, because Chromium may need it before the
 * style sheet loads. Chromium reports an error if only one of two pages has the rule.
 */
export const VIEW_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
