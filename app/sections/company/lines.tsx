import { currentPaths } from '#drawing/current.ts';

type LinesProps = { seed: number; className: string; lines?: number; lit?: readonly number[] };

const WIDTH = 1440;
const HEIGHT = 320;

/** Lines of current, drawn into the document: these pages run no script of their own. */
export function Lines({ seed, className, lines = 12, lit = [3, 8] }: LinesProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.25"
      className={`current-lines pointer-events-none ${className}`}
    >
      {currentPaths({ width: WIDTH, height: HEIGHT, lines, seed, grain: 1 }).map((path, i) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          stroke={lit.includes(i) ? 'var(--brand)' : 'var(--line)'}
        />
      ))}
    </svg>
  );
}
