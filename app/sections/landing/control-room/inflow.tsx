import { useIsHydrated } from '#app/components/use-is-hydrated.ts';
import { MARGIN_LINES } from './draw-channel.ts';

const LANES = [0, 1, 2, 3];

/** Lines that come down from the control room above, then bend sideways to enter a section. Inner lines bend first. */
export function Inflow() {
  const paths = LANES.map((lane) => {
    const x = MARGIN_LINES.firstX + lane * MARGIN_LINES.gap;
    const y = 60 + lane * 34;
    return `M${x}-999V${y - 24}q0 24-16 24H0`;
  });
  return (
    <svg viewBox="0 0 100 240" preserveAspectRatio="none" aria-hidden="true" className="current-lines inflow">
      <path d={paths.join('')} />
    </svg>
  );
}

/** The same lines inside a React island. The prerendered HTML leaves them out. */
export const LiveInflow = () => useIsHydrated() && <Inflow />;
