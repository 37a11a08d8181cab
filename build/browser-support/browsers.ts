/** The oldest supported browsers: Safari 16.4, the Firefox ESR before last and a two-year-old Chrome. */
export const OLDEST_BROWSERS = { chrome: 130, firefox: 128, safari: 16.4 };

/** The same browsers as build targets. The build rewrites newer syntax for them. */
export const BUILD_TARGET = ['chrome130', 'firefox128', 'safari16.4', 'ios16.4'];
