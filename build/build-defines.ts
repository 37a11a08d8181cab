/** Reports are on if mail is set up, unless they are turned off. */
export const sendsReports = ({ QUIZ_REPORTS, SMTP_URL }: Record<string, string | undefined>): boolean =>
  QUIZ_REPORTS ? QUIZ_REPORTS === 'on' : Boolean(SMTP_URL);

/** Values for app/build-settings.ts, in builds and in tests that render pages. */
export const buildDefines = (env: Record<string, string | undefined>) => ({
  __BUILD_YEAR__: String(new Date().getUTCFullYear()),
  __QUIZ_REPORTS__: JSON.stringify(sendsReports(env)),
  __INSIGHT__: JSON.stringify(env.INSIGHT === 'on'),
});
