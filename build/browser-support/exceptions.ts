/** The oldest supported browsers: Safari 16.4, the Firefox ESR before last and a two-year-old Chrome. */
export const OLDEST_BROWSERS = { chrome: 130, firefox: 128, safari: 16.4 };

/** The same browsers as build targets. The build rewrites newer syntax for them. */
export const BUILD_TARGET = ['chrome130', 'firefox128', 'safari16.4', 'ios16.4'];

/** Newer features that the site may use, each with the reason. Remove a line when it is no longer needed. */
export const SUPPORT_EXCEPTIONS: Readonly<Record<string, string>> = {
  'api.Window.requestIdleCallback': 'the boot script uses a timer if it is missing',
  'api.Window.cancelIdleCallback': 'called only if requestIdleCallback exists',
  'api.Document.startViewTransition': 'only in the code of React, which checks that it exists',
  'api.Element.checkVisibility': 'otherwise, the control room also animates its hidden parts',
  'javascript.builtins.AsyncDisposableStack.use': 'a false match: it is the `use` of React',
  'css.selectors.open': 'in :is(), next to [open]',
  'css.selectors.popover-open': 'in :is(), next to [open]',
  'css.at-rules.page': 'otherwise, printed pages have the default margins',
  'css.selectors.details-content': 'a script opens the answers before printing',
  'css.properties.break-after.avoid': 'otherwise, a heading may be the last line of a printed page',
  'css.properties.contain-intrinsic-block-size': 'only for skipped sections',
  'css.properties.content-visibility': 'otherwise, all is rendered at once, and a script opens the answers',
  'css.properties.content-visibility.auto': 'otherwise, all sections are laid out before the first paint',
  'css.properties.content-visibility.visible': 'a script opens the answers before printing',
  'css.properties.content.alt_text': 'inside @supports; otherwise, screen readers also read the number',
  'css.properties.font-family.ui-monospace': 'the next font in the list is used',
  'css.properties.forced-color-adjust': 'browsers without it have no forced colors',
  'css.properties.forced-color-adjust.auto': 'browsers without it have no forced colors',
  'css.properties.forced-color-adjust.none': 'browsers without it have no forced colors',
  'css.properties.orphans': 'otherwise, a printed page may end with a single line',
  'css.properties.widows': 'otherwise, a printed page may start with a single line',
  'css.properties.overscroll-behavior': 'otherwise, the page behind the menu may scroll',
  'css.properties.print-color-adjust.exact': 'the build adds the prefixed property',
  'css.properties.scrollbar-width': 'otherwise, scrollbars have their default width',
  'css.properties.scrollbar-width.none': 'otherwise, scrollbars have their default width',
  'css.properties.text-decoration.dotted': 'in the CSS reset, next to the prefixed property',
  'css.properties.text-size-adjust': 'the prefixed property is next to it',
  'css.properties.text-wrap': 'otherwise, lines break at the default positions',
  'css.properties.text-wrap.balance': 'otherwise, lines break at the default positions',
  'css.properties.text-wrap.pretty': 'otherwise, lines break at the default positions',
};
