import { booking } from '#content/booking.ts';
import { sendsReports } from './build-cache.ts';

/** Constants for app/build-settings.ts. Builds use them, and tests that render pages. */
export const buildDefines = (env: Record<string, string | undefined>) => ({
  __BUILD_YEAR__: String(new Date().getUTCFullYear()),
  __QUIZ_REPORTS__: JSON.stringify(sendsReports(env)),
  __BOOKING_SELECTOR__: JSON.stringify(booking.selector),
  __INSIGHT__: JSON.stringify(env.INSIGHT === 'on'),
  __RETENTION_DAYS__: String(Number(env.RETENTION_DAYS) || 0),
});
