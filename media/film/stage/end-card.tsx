import { Mark, Place } from './drawing.tsx';
import { glide, over, rise } from './motion.ts';

type EndCardProps = {
  x: number;
  y: number;
  t: number;
  /** The figure of the film and its label. */
  result: readonly [string, string];
  name: string;
  tagline: string;
  action: string;
};

const MARK = 540;
/** The film ends as it began. */
const TURN = 360;

/** The line arrives and turns the wheel. */
export function EndCard({ x, y, t, result, name, tagline, action }: EndCardProps) {
  return (
    <>
      <Place x={x - 500} y={y - MARK / 2} width={MARK} className="halo" style={{ opacity: over(t, -1, 0.6) }}>
        <Mark size={MARK} turn={TURN * over(t, -0.1, 2.6, glide)} />
      </Place>
      <Place x={x + 390} y={y - 350} width={1000} className="end">
        <p className="kicker" style={rise(over(t, 0, 0.7), 40)}>
          {result.join(' ')}
        </p>
        <p className="name" style={rise(over(t, 0, 0.9), 60)}>
          {name}
        </p>
        <p className="tagline" style={rise(over(t, 0.2, 0.9), 50)}>
          {tagline}
        </p>
        <p style={rise(over(t, 0.5, 0.9), 40)}>
          <span className="choice main">{action}</span>
        </p>
      </Place>
    </>
  );
}
