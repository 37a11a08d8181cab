import type { ComponentProps } from 'react';
import { scriptIsland } from '#app/islands/script-island.ts';
import { currentPaths } from '#drawing/current.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type CurrentLinesProps = {
  className?: string;
  width?: number;
  height?: number;
  lines?: number;
  seed?: number;
  /** Indices of lines drawn in the brand colour. */
  lit?: number[];
};

const DEFAULTS = { width: 1440, height: 240, lines: 14, seed: 7, lit: [3, 9] };

function Svg({ width, height, className = '', ...svg }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`current-lines pointer-events-none ${className}`}
      fill="none"
      strokeWidth="1.25"
      {...svg}
    />
  );
}

/** The motif of the site: scattered lines that become parallel. Decorative; draw-current-lines.ts draws it. */
export function CurrentLines({ className, ...options }: CurrentLinesProps) {
  const drawing = { ...DEFAULTS, ...options };
  const { width, height } = drawing;
  return <Svg {...{ width, height, className }} {...scriptIsland('current-lines', 'visible', drawing)} />;
}

/** The same lines inside a React island, where the options may change. */
export function LiveCurrentLines({ className, ...options }: CurrentLinesProps) {
  const { lit, ...drawing } = { ...DEFAULTS, ...options };
  const { width, height } = drawing;
  const isHydrated = useIsHydrated();
  return (
    <Svg {...{ width, height, className }}>
      {isHydrated &&
        currentPaths(drawing).map((path, i) => (
          <path
            key={path}
            d={path}
            vectorEffect="non-scaling-stroke"
            stroke={lit.includes(i) ? 'var(--brand)' : 'var(--line)'}
          />
        ))}
    </Svg>
  );
}
