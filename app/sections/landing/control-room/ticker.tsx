type TickerProps = { values: readonly number[]; label: string; className?: string };

/** A figure that advances when a lane is done. The HTML contains the last value. */
export function Ticker({ values, label, className = '' }: TickerProps) {
  return (
    <span className={`ticker ${className}`.trim()}>
      <span data-ticks={values.join(' ')}>{values.at(-1)}</span>
      {label}
    </span>
  );
}
