import { Link } from 'wouter';
import { formatNumber } from '#content/message.ts';
import { Empty } from '../components/query-view.tsx';
import { ChartCard } from './chart-card.tsx';

type Bar = Readonly<{
  label: string;
  value: number;
  /** Shown beside the bar; the value by default. */
  valueText?: string;
  share?: string;
  /** Number of visitors who left here, shown as the last part of the bar. */
  leftCount?: number;
  /** Value of the previous period, shown as a mark on the bar. */
  previousValue?: number;
  /** Link to the leads of this bar. */
  href?: string;
  /** Cells of the row in the table, after the label. */
  cells: readonly (string | number)[];
}>;

type BarCardProps = {
  title: string;
  text?: string;
  /** Shown instead of an empty chart. */
  emptyText: string;
  /** Header of the table. */
  head: readonly string[];
  bars: readonly Bar[];
  /** The table has all rows. */
  maxBars?: number;
};

/** A chart of horizontal bars with its table. */
export function BarCard({ title, text = '', emptyText, head, bars, maxBars = bars.length }: BarCardProps) {
  if (bars.length === 0) return <Empty title={title} text={emptyText} />;
  const hrefs = bars.flatMap(({ href }) => href ?? []);
  return (
    <ChartCard
      title={title}
      text={text}
      hasLinks={hrefs.length > 0}
      table={{ head, rows: bars.map(({ label, cells }) => [label, ...cells]), hrefs }}
    >
      <BarChart bars={bars.slice(0, maxBars)} />
    </ChartCard>
  );
}

/** Horizontal bars, each with a label and a number. */
function BarChart({ bars }: { bars: readonly Bar[] }) {
  const maximum = Math.max(1, ...bars.map(({ value, previousValue = 0 }) => Math.max(value, previousValue)));
  return (
    <ul className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]">
      {bars.map(({ label, value, valueText, share, leftCount = 0, previousValue, href }) => (
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
            <rect width={(value / maximum) * 100} height="10" className="fill-brand" />
            <rect
              x={((value - leftCount) / maximum) * 100}
              width={(leftCount / maximum) * 100}
              height="10"
              className="fill-signal"
            />
            {previousValue !== undefined && (
              <rect
                x={Math.max(0, (previousValue / maximum) * 100 - 0.6)}
                width="0.6"
                height="10"
                className="fill-ink/60"
              />
            )}
          </svg>
          <span className="flex gap-3 font-mono text-tiny whitespace-nowrap text-muted sm:justify-end">
            <span>{valueText ?? formatNumber(value)}</span>
            {share && <span className="font-semibold text-ink sm:min-w-11 sm:text-end">{share}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
