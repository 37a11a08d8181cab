/**
 * The oldest browsers for which everything works: Safari 16.4, the Firefox ESR before last, Chrome of two years ago.
 */
export const OLDEST_BROWSERS = { chrome: 130, firefox: 128, safari: 16.4 };

/** The same browsers in the format of the build, which rewrites newer syntax for them. */
export const BUILD_TARGET = ['chrome130', 'firefox128', 'safari16.4', 'ios16.4'];
