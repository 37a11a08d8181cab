import { language } from '#content/language.ts';

const DATE = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat(language.locale, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

const HOUR = new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit' });
const DAY_NAME = new Intl.DateTimeFormat(language.locale, { weekday: 'long', day: 'numeric', month: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short' });

/** `2026-01-31` in the user's time zone: the format of date fields. */
export function localDate(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `Monday 5 January`. */
export const dayName = (at: number): string => DAY_NAME.format(at);
/** `5 Jan`. */
export const dayText = (at: number): string => SHORT_DAY.format(at);
export const dateText = (at: number): string => DATE.format(at);
export const momentText = (at: number): string => MOMENT.format(at);

/** A time in the user's time zone. Hovering shows it in full. */
export function Moment({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={iso} className="font-mono text-tiny whitespace-nowrap text-muted">
      {momentText(at)}
    </time>
  );
}

/** Day and hour on two lines, for narrow columns. */
export function DayAndHour({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={iso} className="font-mono text-tiny whitespace-nowrap text-muted">
      <span className="block">{dayText(at)}</span> {HOUR.format(at)}
    </time>
  );
}
