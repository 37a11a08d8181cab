import { currentPaths } from '#drawing/current.ts';

type LinesProps = { seed: number; className: string; lines?: number; lit?: readonly number[] };

const WIDTH = 1440;
const HEIGHT = 320;

/** The decorative lines, rendered into the HTML because these pages have no script of their own. */
export function Lines({ seed, className, lines = 12, lit = [3, 8] }: LinesProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`current-lines ${className}`}
    >
      {currentPaths({ width: WIDTH, height: HEIGHT, lines, seed, grain: 1 }).map((path, i) => (
        <path key={path} d={path} stroke={lit.includes(i) ? 'var(--brand)' : undefined} />
      ))}
    </svg>
  );
}
