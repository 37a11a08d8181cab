const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const dateText = (at: number): string => DATE.format(at);
export const momentText = (at: number): string => MOMENT.format(at);

/** A moment in the reader's own time, exact on hover. */
export function Moment({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={iso} className="font-mono text-tiny whitespace-nowrap text-muted">
      {momentText(at)}
    </time>
  );
}
