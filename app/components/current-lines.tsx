import { currentPaths } from '#drawing/current.ts';
import { useDrawn } from './use-drawn.ts';

type CurrentLinesProps = {
  className?: string;
  width?: number;
  height?: number;
  lines?: number;
  seed?: number;
  /** Indices of lines drawn in the brand colour. */
  lit?: number[];
};

/** The one motif of the site: scattered lines that fall into order. Decoration only. */
export function CurrentLines({
  className = '',
  width = 1440,
  height = 240,
  lines = 14,
  seed = 7,
  lit = [3, 9],
}: CurrentLinesProps) {
  const drawn = useDrawn();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`current-lines pointer-events-none ${className}`}
      fill="none"
      strokeWidth="1.25"
    >
      {drawn &&
        currentPaths({ width, height, lines, seed }).map((path, i) => (
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
