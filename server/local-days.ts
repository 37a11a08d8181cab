/** Calendar days in a time zone, numbered from 1970-01-01. */
import { DAY } from '#domain/timing.ts';

/** The operator's time zone: the machine's, or the one in the environment variable TZ. Analytics count days in it. */
export const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export type LocalDays = ReturnType<typeof localDays>;

export function localDays(timeZone: string) {
  // Swedish times look like ISO 8601, apart from years before 1000: 2026-01-31 09:05:00.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  /** Wall-clock time, encoded as if it were UTC. */
  const wallTime = (time: number): number =>
    Date.parse(`${format.format(time).padStart(19, '0').replace(' ', 'T')}Z`);
  const dayOf = (time: number) => Math.floor(wallTime(time) / DAY);
  return {
    dayOf,
    /** The first millisecond of a day; a day may be 23 or 25 hours long. */
    startOf(day: number): number {
      const midnight = day * DAY;
      // The clocks may change around midnight, so try the offsets of 12 hours before and after.
      const [before = 0, after = 0] = [midnight - DAY / 2, midnight + DAY / 2].map(
        (time) => midnight - (wallTime(time) - time),
      );
      if (before === after) return after;
      return Math.min(...[before, after].filter((time) => dayOf(time) === day && dayOf(time - 1) < day));
    },
  };
}
