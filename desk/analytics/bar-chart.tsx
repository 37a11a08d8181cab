import { Link } from 'wouter';

type Bar = Readonly<{
  label: string;
  value: number;
  note: string;
  share?: string;
  lost?: number;
  /** Value of the previous period, shown as a mark on the bar. */
  before?: number;
  /** Link to the leads of this bar. */
  href?: string;
}>;

/** Horizontal bars, each with a label and a number. `lost` is the last part of a bar, for visitors who left. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value, before)));
  return (
    <ul className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]">
      {bars.map(({ label, value, note, share, lost = 0, before, href }) => (
        <li key={label} className="grid sm:col-span-3 sm:grid-cols-subgrid sm:items-center">
          {href ? (
            <Link
              href={href}
              className="font-semibold wrap-anywhere text-brand underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full">
            <rect width="100" height="10" className="fill-raised" />
            <rect width={(value / longest) * 100} height="10" className="fill-brand" />
            <rect
              x={((value - lost) / longest) * 100}
              width={(lost / longest) * 100}
              height="10"
              className="fill-signal"
            />
            {before !== undefined && (
              <rect
                x={Math.max(0, (before / longest) * 100 - 0.6)}
                width="0.6"
                height="10"
                className="fill-ink/60"
              />
            )}
          </svg>
          <span className="flex gap-3 font-mono text-tiny whitespace-nowrap text-muted sm:justify-end">
            <span>{note}</span>
            {share && <span className="font-semibold text-ink sm:min-w-11 sm:text-end">{share}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
