import { useDrawn } from '#app/components/use-drawn.ts';

/** Distance between two stations in the drawing: a column and the gap beside it. */
const COLUMN = 308;
const MIDDLE = 64;
/** Far enough to the left for the widest screens. */
const START = -3 * COLUMN;
/** The current swings widest before the first station and is calm at the last. */
const WIDEST = 84;
/** The line itself, last so that it lies on top, and beside it what is still unordered. */
const STRANDS = [-2, -1, 1, 2, 0];

/** Height and slope of a strand: a wave of one period per column that dies down. */
function wave(strand: number, x: number, steps: number) {
  const calm = Math.min(1, Math.max(0, 1 - (x + COLUMN) / (COLUMN * steps)));
  const swing = WIDEST * (1 + strand * 0.3) * calm ** 1.5;
  const swingSlope =
    calm === 1 ? 0 : (WIDEST * (1 + strand * 0.3) * -1.5 * Math.sqrt(calm)) / (COLUMN * steps);
  const turn = (2 * Math.PI) / COLUMN;
  return {
    y: MIDDLE + strand * 7 - swing * Math.sin(turn * x),
    slope: -swingSlope * Math.sin(turn * x) - swing * turn * Math.cos(turn * x),
  };
}

/** The wave as curves of a quarter period, which meet without a kink. */
function strandPath(strand: number, steps: number): string {
  const step = COLUMN / 4;
  const round = (n: number) => Math.round(n * 10) / 10;
  let path = `M${START} ${round(wave(strand, START, steps).y)}`;
  for (let x = START; x < COLUMN * (steps - 1); x += step) {
    const from = wave(strand, x, steps);
    const to = wave(strand, x + step, steps);
    path += `C${round(x + step / 3)} ${round(from.y + (from.slope * step) / 3)} ${round(x + (step * 2) / 3)} ${round(to.y - (to.slope * step) / 3)} ${x + step} ${round(to.y)}`;
  }
  return `${path}H${COLUMN * steps * 2}`;
}

/** One line of current through all stations, rough on the left and calm on the right. */
export function ProcessLine({ steps }: { steps: number }) {
  const drawn = useDrawn();
  return (
    <svg
      viewBox={`0 0 ${COLUMN * steps} ${MIDDLE * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line-across"
      fill="none"
    >
      {STRANDS.slice(drawn ? 0 : -1).map((k) => (
        <path
          key={k}
          d={drawn ? strandPath(k, steps) : `M${START} ${MIDDLE}H${COLUMN * steps * 2}`}
          vectorEffect="non-scaling-stroke"
          strokeWidth={k === 0 ? 2 : 1.25}
          stroke={k === 0 ? 'var(--brand)' : 'var(--line)'}
        />
      ))}
    </svg>
  );
}

/** A station on the line and, except after the last, a dot on the way to the next. */
export function ProcessStation({ index, last }: { index: number; last: boolean }) {
  const drawn = useDrawn();
  const swing = 9 - index * 3.5;
  return (
    <>
      {drawn && !last && (
        <svg
          viewBox="0 0 24 100"
          aria-hidden="true"
          preserveAspectRatio="none"
          className="line-down"
          fill="none"
        >
          <path
            d={`M12 0C${12 - swing} 17 ${12 - swing} 33 12 50S${12 + swing} 83 12 100`}
            stroke="var(--brand)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <span className="line-station" />
      {!last && <span data-dot="" className="line-dot" />}
    </>
  );
}
