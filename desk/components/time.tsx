import { language } from '#content/languages.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.locale, options).format;

export const dateText = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** `Monday, January 5`. */
export const dayName = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** `Jan 5`. */
export const dayText = format({ day: 'numeric', month: 'short' });
/** The style of the language: `8:05 AM`, but `08:05` in German. */
const timeText = format({ timeStyle: 'short' });
export const dateTimeText = (at: number): string => `${dayText(at)}, ${timeText(at)}`;

/** `2026-01-31` in the user's time zone. Date fields use this format. */
export function localDate(at: number): string {
  const date = new Date(at);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Noon has the same date on a server in almost every time zone. `date` is from a date field. */
export const noonOf = (date: string): number => new Date(`${date}T12:00`).getTime();

/** A date and time in the user's time zone, in narrow columns on two lines. The tooltip shows the exact time. */
export function DateTime({ at, isNarrow }: { at: number; isNarrow?: boolean }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={iso} className="font-mono text-tiny whitespace-nowrap text-muted">
      {isNarrow ? <span className="block">{dayText(at)}</span> : `${dayText(at)},`} {timeText(at)}
    </time>
  );
}
