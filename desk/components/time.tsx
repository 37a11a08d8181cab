import { language } from '#content/languages.ts';

const DATE_FORMAT = new Intl.DateTimeFormat(language.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
/** The style of the language: `8:05 AM`, but `08:05` in German. */
const TIME_FORMAT = new Intl.DateTimeFormat(language.locale, { timeStyle: 'short' });
const DAY_NAME_FORMAT = new Intl.DateTimeFormat(language.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const SHORT_DAY_FORMAT = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short' });

/** `2026-01-31` in the user's time zone. Date fields use this format. */
export function localDate(at: number): string {
  const date = new Date(at);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Noon has the same date on a server in almost every time zone. `date` is from a date field. */
export const noonOf = (date: string): number => new Date(`${date}T12:00`).getTime();

/** `Monday, January 5`. */
export const dayName = (at: number): string => DAY_NAME_FORMAT.format(at);
/** `Jan 5`. */
export const dayText = (at: number): string => SHORT_DAY_FORMAT.format(at);
export const dateText = (at: number): string => DATE_FORMAT.format(at);
export const dateTimeText = (at: number): string => `${dayText(at)}, ${TIME_FORMAT.format(at)}`;

/** A date and time in the user's time zone, in narrow columns on two lines. The tooltip shows the exact time. */
export function DateTime({ at, isNarrow }: { at: number; isNarrow?: boolean }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={iso} className="font-mono text-tiny whitespace-nowrap text-muted">
      {isNarrow ? <span className="block">{dayText(at)}</span> : `${dayText(at)},`} {TIME_FORMAT.format(at)}
    </time>
  );
}
