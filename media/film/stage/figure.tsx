import { Place } from './drawing.tsx';
import { countUp, glide, over, rise } from './motion.ts';

type FigureProps = { x: number; y: number; t: number; texts: readonly [figure: string, label: string] };

/** The result in one large number, which counts up, above the line. */
export function Figure({ x, y, t, texts: [figure, label] }: FigureProps) {
  const share = over(t, -0.4, 1.2, glide);
  return (
    <Place x={x} y={y - 500} width={1680} style={rise(over(t, -0.5, 0.9), 80)}>
      <p className="figure">{countUp(figure, share)}</p>
      <p className="figure-label">{countUp(label, share)}</p>
    </Place>
  );
}
