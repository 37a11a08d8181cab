import { RUN_ON } from './run-on.ts';

const LANES = [0, 1, 2, 3];

/** Lines from a control room that arrive in the next section, the inner ones first. */
export function Inflow() {
  const paths = LANES.map((lane) => {
    const x = RUN_ON.first + lane * RUN_ON.apart;
    const y = 60 + lane * 34;
    return `M${x}-999V${y - 24}q0 24-16 24H0`;
  });
  return (
    <svg viewBox="0 0 100 240" preserveAspectRatio="none" aria-hidden="true" className="current-lines inflow">
      <path d={paths.join('')} />
    </svg>
  );
}
