import { scriptIsland } from '#app/islands/script-island.ts';
import { CURRENT, currentPaths } from '#drawing/current.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type CurrentLinesProps = {
  className?: string;
  width?: number;
  height?: number;
  lines?: number;
  seed?: number;
  /** Indexes of lines drawn in the brand color. */
  lit?: number[];
};

const linesClass = (className = '') => `current-lines ${className}`;

/** The decorative lines of the site: scattered lines that become parallel. draw-current-lines.ts draws them. */
export function CurrentLines({ className, ...options }: CurrentLinesProps) {
  return (
    <svg
      className={linesClass(className)}
      aria-hidden="true"
      {...scriptIsland('current-lines', 'visible', options)}
    />
  );
}

/** The same lines inside a React island, where the options may change. */
export function LiveCurrentLines({ className, ...options }: CurrentLinesProps) {
  const { lit, ...drawing } = { ...CURRENT, ...options };
  const isHydrated = useIsHydrated();
  return (
    <svg
      className={linesClass(className)}
      aria-hidden="true"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
    >
      {isHydrated &&
        currentPaths(drawing).map((path, i) => (
          <path key={path} d={path} stroke={lit.includes(i) ? 'var(--brand)' : undefined} />
        ))}
    </svg>
  );
}
