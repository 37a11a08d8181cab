import { scriptIsland } from '#app/islands/script-island.ts';
import { AHEAD, COLUMN, MIDDLE, START } from './line-geometry.ts';

/**
 * One line of current through all stations, rough on the left and calm on the right. The line above it shows what
 * already runs. draw-line.ts draws the waves.
 */
export function ProcessLine({ steps }: { steps: number }) {
  return (
    <svg
      {...scriptIsland('process-line', 'visible', { steps })}
      viewBox={`0 0 ${COLUMN * steps} ${MIDDLE * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line-across"
    >
      <path
        d={`M${START} ${MIDDLE}H${COLUMN * steps * 2}M0 ${MIDDLE}C${COLUMN / 2} ${MIDDLE} ${COLUMN / 2} ${AHEAD} ${COLUMN} ${AHEAD}H${COLUMN * steps * 2}`}
      />
    </svg>
  );
}

/** A station on the line and, except after the last one, a dot between it and the next. */
export function ProcessStation({ last }: { last: boolean }) {
  return (
    <>
      <span className="line-station" />
      {!last && <span className="line-dot" />}
    </>
  );
}
