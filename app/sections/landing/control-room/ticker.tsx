type TickerProps = { values: readonly number[]; label: string };

/** A figure that advances when a lane is done. The HTML contains the last value. */
export function Ticker({ values, label }: TickerProps) {
  return (
    <span className="ticker">
      <span data-ticks={values.join(' ')}>{values.at(-1)}</span>
      {label}
    </span>
  );
}
