import { useMoments } from '#app/components/scene.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import { DONE_AT } from './lane.tsx';

/** A figure that ticks when a lane is done: each new value covers the one before; the first is there from the start. */
export function Ticker({ values, label }: { values: readonly number[]; label: string }) {
  const drawn = useDrawn();
  const at = useMoments();
  return (
    <span className="ticker">
      <span>
        {values.map(
          (value, i) =>
            // The HTML holds the last one only: nothing ticks there.
            (drawn || i === values.length - 1) && (
              <span
                key={value}
                className={i ? 'step tick' : 'tick'}
                style={i ? at(DONE_AT(i - 1), 'none') : {}}
              >
                {value}
              </span>
            ),
        )}
      </span>
      {label}
    </span>
  );
}
