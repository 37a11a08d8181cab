/** What app/build-settings.ts is told when the site is built, and when its pages are rendered for a test. */
export const buildDefines = (env: Record<string, string | undefined>) => ({
  __BUILD_YEAR__: String(new Date().getUTCFullYear()),
  __QUIZ_REPORTS__: JSON.stringify(env.QUIZ_REPORTS === 'on'),
  __INSIGHT__: JSON.stringify(env.INSIGHT === 'on'),
});
