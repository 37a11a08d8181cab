import { scriptIsland } from '#app/islands/script-island.ts';
import { COLUMN_WIDTH, MIDDLE_Y, START_X, UPPER_Y } from './draw-line.ts';

/**
 * A line through all stations, wavy on the left and straight on the right. A second line above it shows what is already
 * in use. The HTML contains straight lines; draw-line.ts draws the waves.
 */
export function ProcessLine({ steps }: { steps: number }) {
  return (
    <svg
      {...scriptIsland('process-line', 'visible', { steps })}
      // One column: the line is in the first step and overflows it to both sides.
      viewBox={`0 0 ${COLUMN_WIDTH} ${MIDDLE_Y * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line-across"
    >
      <path
        d={`M${START_X} ${MIDDLE_Y}H${COLUMN_WIDTH * steps * 2}M0 ${MIDDLE_Y}C${COLUMN_WIDTH / 2} ${MIDDLE_Y} ${COLUMN_WIDTH / 2} ${UPPER_Y} ${COLUMN_WIDTH} ${UPPER_Y}H${COLUMN_WIDTH * steps * 2}`}
      />
    </svg>
  );
}
