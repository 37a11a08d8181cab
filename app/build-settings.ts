/** Build settings for the browser. vite.config.ts fills in this explicit list. */
declare global {
  const __BUILD_YEAR__: number;
  const __QUIZ_REPORTS__: boolean;
  const __INSIGHT__: boolean;
  const __RETENTION_DAYS__: number;
  /** Matches every booking button. */
  const __BOOKING_SELECTOR__: string;
  const __THEME_STORAGE_KEY__: string;
}

/** Only the year: an exact time would change the file names of every build. */
export const buildYear = __BUILD_YEAR__;
/** True if 'Email My AI Report' sends a mail. */
export const areQuizReportsOn = __QUIZ_REPORTS__;
/** True if pages count views and clicks. */
export const isInsightOn = __INSIGHT__;
/** Days after which the server erases requests. 0 if it keeps them. The privacy page says so. */
export const retentionDays = __RETENTION_DAYS__;
