import { CenteredBox } from './drawing.tsx';
import { countUp, easeInOut, progressAt, riseStyle } from './motion.ts';

type FigureProps = { x: number; y: number; t: number; texts: { figure: string; label: string } };

/** The result as a large number that counts up. */
export function Figure({ x, y, t, texts: { figure, label } }: FigureProps) {
  const progress = progressAt(t, -0.4, 1.2, easeInOut);
  return (
    <CenteredBox x={x} y={y - 500} width={1680} style={riseStyle(progressAt(t, -0.5, 0.9), 80)}>
      <p className="figure">{countUp(figure, progress)}</p>
      <p className="figure-label">{countUp(label, progress)}</p>
    </CenteredBox>
  );
}
