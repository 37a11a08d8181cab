import { atBeat, doneBeat } from './beats.ts';

type TickerProps = { values: readonly number[]; label: string; className?: string };

/** A figure that advances when a lane is done. The HTML contains only the last value; play-room.ts adds the earlier ones. */
export function Ticker({ values, label, className = '' }: TickerProps) {
  return (
    <span className={`ticker ${className}`.trim()}>
      <span data-ticks={values.join(' ')}>
        <span {...atBeat(doneBeat(values.length - 2))}>{values.at(-1)}</span>
      </span>
      {label}
    </span>
  );
}
