/** Distance between two stations in the drawing: a column and the gap beside it. */
export const COLUMN_WIDTH = 308;
export const MIDDLE_Y = 64;
/** Vertical position of the upper line, which shows what is already in use. A negative value is above the drawing. */
export const UPPER_Y = -28;
/** Far enough to the left for the widest screens. */
export const START_X = -3 * COLUMN_WIDTH;

/** The wave is highest before the first station and flat at the last. */
const MAX_SWING = 84;
/** The main line is last, so that it is drawn on top. The others are thin lines around it. */
const STRANDS = [-2, -1, 1, 2, 0];

/** Height and slope of a strand: a damped wave with one period per column. */
function waveAt(strand: number, x: number, steps: number) {
  const damping = Math.min(1, Math.max(0, 1 - (x + COLUMN_WIDTH) / (COLUMN_WIDTH * steps)));
  const swing = MAX_SWING * (1 + strand * 0.3) * damping ** 1.5;
  const swingSlope =
    damping === 1 ? 0 : (MAX_SWING * (1 + strand * 0.3) * -1.5 * Math.sqrt(damping)) / (COLUMN_WIDTH * steps);
  const radiansPerPixel = (2 * Math.PI) / COLUMN_WIDTH;
  return {
    y: MIDDLE_Y + strand * 7 - swing * Math.sin(radiansPerPixel * x),
    slope:
      -swingSlope * Math.sin(radiansPerPixel * x) - swing * radiansPerPixel * Math.cos(radiansPerPixel * x),
  };
}

/** The wave as smooth curves of a quarter period each. */
function strandPath(strand: number, steps: number): string {
  const quarter = COLUMN_WIDTH / 4;
  const round = (n: number) => Math.round(n * 10) / 10;
  let path = `M${START_X} ${round(waveAt(strand, START_X, steps).y)}`;
  for (let x = START_X; x < COLUMN_WIDTH * (steps - 1); x += quarter) {
    const start = waveAt(strand, x, steps);
    const end = waveAt(strand, x + quarter, steps);
    path += `C${round(x + quarter / 3)} ${round(start.y + (start.slope * quarter) / 3)} ${round(x + (quarter * 2) / 3)} ${round(end.y - (end.slope * quarter) / 3)} ${x + quarter} ${round(end.y)}`;
  }
  return `${path}H${COLUMN_WIDTH * steps * 2}`;
}

/** The upper line. It leaves the wave at its first crest and is straight from the end of the first step. */
function upperPath(steps: number): string {
  const crest = COLUMN_WIDTH / 4;
  const { y } = waveAt(0, crest, steps);
  const crestY = Math.round(y * 10) / 10;
  return `M${crest} ${crestY}C${COLUMN_WIDTH / 2} ${crestY} ${COLUMN_WIDTH / 2} ${UPPER_Y} ${COLUMN_WIDTH} ${UPPER_Y}H${COLUMN_WIDTH * steps * 2}`;
}

export function drawLine(svg: Element, { steps }: { steps: number }): void {
  const paths = STRANDS.map((strand) => {
    const path = strandPath(strand, steps) + (strand === 0 ? upperPath(steps) : '');
    return `<path d="${path}"${strand === 0 ? '' : ' class="strand"'}/>`;
  });
  svg.innerHTML = paths.join('');
}
