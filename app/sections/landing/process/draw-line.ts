import { AHEAD, COLUMN, MIDDLE, START } from './line-geometry.ts';

/** The wave is highest before the first station and flat at the last. */
const WIDEST = 84;
/** The main line is last, so that it is on top. The others are scattered strands around it. */
const STRANDS = [-2, -1, 1, 2, 0];

/** Height and slope of a strand: a damped wave with one period per column. */
function wave(strand: number, x: number, steps: number) {
  const calm = Math.min(1, Math.max(0, 1 - (x + COLUMN) / (COLUMN * steps)));
  const swing = WIDEST * (1 + strand * 0.3) * calm ** 1.5;
  const swingSlope =
    calm === 1 ? 0 : (WIDEST * (1 + strand * 0.3) * -1.5 * Math.sqrt(calm)) / (COLUMN * steps);
  const radiansPerPixel = (2 * Math.PI) / COLUMN;
  return {
    y: MIDDLE + strand * 7 - swing * Math.sin(radiansPerPixel * x),
    slope:
      -swingSlope * Math.sin(radiansPerPixel * x) - swing * radiansPerPixel * Math.cos(radiansPerPixel * x),
  };
}

/** The wave as smooth curves of a quarter period each. */
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

/** Leaves the first crest and is straight from the end of the first step on. */
function aheadPath(steps: number): string {
  const crest = COLUMN / 4;
  const { y } = wave(0, crest, steps);
  const from = Math.round(y * 10) / 10;
  return `M${crest} ${from}C${COLUMN / 2} ${from} ${COLUMN / 2} ${AHEAD} ${COLUMN} ${AHEAD}H${COLUMN * steps * 2}`;
}

export function drawLine(svg: Element, { steps }: { steps: number }): void {
  const paths = STRANDS.map((strand) => {
    const path = strandPath(strand, steps) + (strand === 0 ? aheadPath(steps) : '');
    return `<path d="${path}"${strand === 0 ? '' : ' class="strand"'}/>`;
  });
  svg.innerHTML = paths.join('');
}
