/** True if the quiz sends reports: `QUIZ_REPORTS` decides, otherwise reports are on if mail is set up. */
export const sendsReports = ({ QUIZ_REPORTS, SMTP_URL }: Record<string, string | undefined>): boolean =>
  QUIZ_REPORTS ? QUIZ_REPORTS === 'on' : Boolean(SMTP_URL);

/** Constants for app/build-settings.ts. Builds use them, and tests that render pages. */
export const buildDefines = (env: Record<string, string | undefined>) => ({
  __BUILD_YEAR__: String(new Date().getUTCFullYear()),
  __QUIZ_REPORTS__: JSON.stringify(sendsReports(env)),
  __INSIGHT__: JSON.stringify(env.INSIGHT === 'on'),
});
