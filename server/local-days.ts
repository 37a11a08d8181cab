/** Calendar days in a time zone, numbered from 1970-01-01. */
import { DAY } from '#domain/timing.ts';

/** The operator's time zone: the machine's, or the one in the environment variable TZ. Analytics count days in it. */
export const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export type LocalDays = Readonly<{
  dayOf(time: number): number;
  /** The first millisecond of a day; a day may be 23 or 25 hours long. */
  startOf(day: number): number;
}>;

export function localDays(timeZone: string): LocalDays {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  /** Wall-clock time, encoded as if it were UTC. */
  const wallTime = (time: number): number => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  };
  const dayOf = (time: number) => Math.floor(wallTime(time) / DAY);
  return {
    dayOf,
    startOf(day) {
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
