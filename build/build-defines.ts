/** Values for app/build-settings.ts, in builds and in tests that render pages. */
export const buildDefines = (env: Record<string, string | undefined>) => ({
  __BUILD_YEAR__: String(new Date().getUTCFullYear()),
  __QUIZ_REPORTS__: JSON.stringify(env.QUIZ_REPORTS === 'on'),
  __INSIGHT__: JSON.stringify(env.INSIGHT === 'on'),
});
