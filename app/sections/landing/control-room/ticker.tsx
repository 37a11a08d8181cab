import { useDrawn } from '#app/components/use-drawn.ts';
import { type Beats, DONE } from './use-beats.ts';

type TickerProps = { values: readonly number[]; label: string; beats: Beats };

/** A figure that ticks when a lane is done: each new value covers the one before; the first is there from the start. */
export function Ticker({ values, label, beats }: TickerProps) {
  const drawn = useDrawn();
  return (
    <span className="ticker">
      <span>
        {values.map(
          (value, i) =>
            // The HTML holds the last one only: nothing ticks there.
            (drawn || i === values.length - 1) && (
              <span key={value} ref={i ? beats(DONE(i - 1)) : undefined} className="cue tick">
                {value}
              </span>
            ),
        )}
      </span>
      {label}
    </span>
  );
}
