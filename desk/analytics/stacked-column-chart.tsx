import { Link } from 'wouter';
import { deskAnalytics } from '#content/desk.ts';
import { formatNumber } from '#content/message.ts';

/** Colors of the parts of a column. They also differ in lightness, for people who cannot see the hue. */
const FILLS = ['fill-brand', 'fill-brand/45', 'fill-wait', 'fill-signal', 'fill-control-line/60'] as const;
const SWATCHES = ['bg-brand', 'bg-brand/45', 'bg-wait', 'bg-signal', 'bg-control-line/60'] as const;

type StackedColumnChartProps = {
  names: readonly string[];
  columns: readonly Readonly<{ label: string; counts: readonly number[] }>[];
  /** Counts of the previous period, drawn as a line over the columns. */
  previousCounts?: readonly number[];
  /** Links to the leads of each column, for the mouse. The table has the same links for keyboard users. */
  hrefs?: readonly string[];
  /** Draws the parts side by side instead of stacked. For parts that do not add up to a total. */
  isSideBySide?: boolean;
};

const HEIGHT = 100;
/** Width of a column. The rest of 1 is the gap between two columns. */
const COLUMN_WIDTH = 0.76;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The next round number, for the top of the scale. */
function roundUp(value: number): number {
  if (value <= 5) return 5;
  const power = 10 ** Math.floor(Math.log10(value));
  return (
    [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value
  );
}

/** Stacked columns. The drawing stretches with the page. Text is outside the drawing and keeps its size. */
export function StackedColumnChart({
  names,
  columns,
  previousCounts,
  hrefs,
  isSideBySide = false,
}: StackedColumnChartProps) {
  const heights = columns.map(({ counts }) => (isSideBySide ? Math.max(...counts) : sum(counts)));
  const maximum = roundUp(Math.max(...heights, ...(previousCounts ?? [])));
  const partWidth = isSideBySide ? COLUMN_WIDTH / names.length : COLUMN_WIDTH;
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tiny">
        {previousCounts && (
          <li className="order-last inline-flex items-center gap-1.5">
            <span className="h-0.5 w-3 bg-ink/40" />
            {deskAnalytics.previousPeriod}
          </li>
        )}
        {names.map((name, index) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <span className={`size-2.5 rounded-full ${SWATCHES[index % SWATCHES.length]}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <div className="flex h-44 flex-col justify-between text-end font-mono text-tiny leading-none text-muted">
          <span>{formatNumber(maximum)}</span>
          <span>{formatNumber(maximum / 2)}</span>
          <span>0</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible border-b border-control-line"
        >
          {[0, HEIGHT / 2].map((y) => (
            <line
              key={y}
              x1="0"
              x2={columns.length}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {columns.map(({ label, counts }, x) => {
            let partTop = HEIGHT;
            return (
              <g key={label}>
                <title>{`${label}: ${isSideBySide ? counts.join(', ') : sum(counts)}`}</title>
                {counts.map((count, index) => {
                  const height = (count / maximum) * HEIGHT;
                  partTop = (isSideBySide ? HEIGHT : partTop) - height;
                  return (
                    <rect
                      key={names[index]}
                      x={x + (1 - COLUMN_WIDTH) / 2 + (isSideBySide ? index * partWidth : 0)}
                      width={partWidth}
                      y={partTop}
                      height={height}
                      className={FILLS[index % FILLS.length]}
                    />
                  );
                })}
                {hrefs?.[x] && (
                  <Link href={hrefs[x]} tabIndex={-1}>
                    <rect x={x} width="1" height={HEIGHT} className="fill-transparent" />
                  </Link>
                )}
              </g>
            );
          })}
          {previousCounts && (
            <polyline
              points={previousCounts
                .map((count, x) => `${x + 0.5},${HEIGHT - (count / maximum) * HEIGHT}`)
                .join(' ')}
              className="pointer-events-none fill-none stroke-ink/40"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <div className="col-start-2 mt-1 flex justify-between font-mono text-tiny text-muted">
          <span>{columns[0]?.label}</span>
          <span>{columns.at(-1)?.label}</span>
        </div>
      </div>
    </div>
  );
}
