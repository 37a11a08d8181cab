/** What the build tells the browser: an explicit list, filled in by vite.config.ts. */
declare global {
  const __BUILD_YEAR__: number;
  const __QUIZ_REPORTS__: boolean;
  const __INSIGHT__: boolean;
}

/** The year alone: a moment would give every build other file names. */
export const builtIn = __BUILD_YEAR__;
/** Whether 'Email My AI Report' mails a report. */
export const quizReports = __QUIZ_REPORTS__;
/** Whether pages count what happens on them. */
export const insight = __INSIGHT__;
