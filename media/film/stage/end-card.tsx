import { CenteredBox, Mark } from './drawing.tsx';
import { easeInOut, progressAt, riseStyle } from './motion.ts';

type EndCardProps = {
  x: number;
  y: number;
  t: number;
  /** A number and its label. */
  result: { figure: string; label: string };
  name: string;
  tagline: string;
  action: string;
};

const LOGO_SIZE = 540;
/** A full turn in degrees, so that the logo ends upright. */
const ROTATION = 360;

/** Logo, result and call to action. The logo turns when the line arrives. */
export function EndCard({ x, y, t, result, name, tagline, action }: EndCardProps) {
  return (
    <>
      <CenteredBox
        x={x - 500}
        y={y - LOGO_SIZE / 2}
        width={LOGO_SIZE}
        className="halo"
        style={{ opacity: progressAt(t, -1, 0.6) }}
      >
        <Mark size={LOGO_SIZE} rotation={ROTATION * progressAt(t, -0.1, 2.6, easeInOut)} />
      </CenteredBox>
      <CenteredBox x={x + 390} y={y - 350} width={1000} className="end">
        <p className="kicker" style={riseStyle(progressAt(t, 0, 0.7), 40)}>
          {`${result.figure} ${result.label}`}
        </p>
        <p className="name" style={riseStyle(progressAt(t, 0, 0.9), 60)}>
          {name}
        </p>
        <p className="tagline" style={riseStyle(progressAt(t, 0.2, 0.9), 50)}>
          {tagline}
        </p>
        <p style={riseStyle(progressAt(t, 0.5, 0.9), 40)}>
          <span className="choice main">{action}</span>
        </p>
      </CenteredBox>
    </>
  );
}
