import { scriptIsland } from '#app/islands/script-island.ts';
import { CURRENT, currentPaths } from '#drawing/current.ts';

type CurrentLinesProps = {
  className: string;
  width?: number;
  height?: number;
  lines?: number;
  seed?: number;
  /** Indexes of lines drawn in the brand color. */
  lit?: number[];
};

/** The decorative lines of the site: scattered lines that become parallel. draw-current-lines.ts draws them. */
export function CurrentLines({ className, ...options }: CurrentLinesProps) {
  return (
    <svg
      className={`current-lines ${className}`}
      aria-hidden="true"
      {...scriptIsland('current-lines', 'visible', options)}
    />
  );
}

/** The same lines as markup: for pages without a script that could draw them, and for options that change. */
export function DrawnCurrentLines({ className, ...options }: CurrentLinesProps) {
  const { lit, ...drawing } = { ...CURRENT, ...options };
  return (
    <svg
      className={`current-lines ${className}`}
      aria-hidden="true"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
    >
      {currentPaths({ ...drawing, grain: 1 }).map((path, i) => (
        <path key={path} d={path} stroke={lit.includes(i) ? 'var(--brand)' : undefined} />
      ))}
    </svg>
  );
}
