import { currentPaths } from '#drawing/current.ts';

type StaticLinesProps = { seed: number; className: string };

const WIDTH = 1440;
const HEIGHT = 320;
const LINE_COUNT = 12;
/** Indexes of lines in the brand color. */
const BRAND_LINES = [3, 8];

/** The decorative lines, as part of the HTML: these pages load no script that could draw them. */
export function StaticLines({ seed, className }: StaticLinesProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`current-lines ${className}`}
    >
      {currentPaths({ width: WIDTH, height: HEIGHT, lines: LINE_COUNT, seed, grain: 1 }).map((path, i) => (
        <path key={path} d={path} stroke={BRAND_LINES.includes(i) ? 'var(--brand)' : undefined} />
      ))}
    </svg>
  );
}
