import { Circle, G, Path, Rect, Svg } from '@react-pdf/renderer';
import { currentPaths } from '#drawing/current.ts';
import { MARK } from '#drawing/mark.ts';
import type { Colours } from './theme.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two, since this renderer knows neither masks nor gradients on strokes. */
export function blend(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type MarkProps = { size: number; colours: Colours; ground?: string };

export function Mark({ size, colours, ground = colours.paper }: MarkProps) {
  const { from, to } = colours.mark;
  const { paddle, hub, channel } = MARK;
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
      {MARK.angles.map((angle) => (
        <G key={angle} transform={`rotate(${angle} ${hub.cx} ${hub.cy})`}>
          <Rect {...paddle} fill={blend(from, to, 0.5 + Math.cos(((angle - 135) * Math.PI) / 180) * 0.36)} />
        </G>
      ))}
      <Circle {...hub} fill={blend(from, to, 0.5)} />
      <Path d={channel.d} stroke={ground} strokeWidth={channel.strokeWidth} fill="none" />
    </Svg>
  );
}

type RiverProps = {
  colours: Colours;
  width: number;
  height: number;
  lines?: number;
  seed: number;
  lit?: number[];
};

/** The scattered ends reach above and below the band by this share of its height. */
const OVERSHOOT = 0.4;

/** The current: scattered on the left, in order on the right. */
export function River({ colours, width, height, lines = 15, seed, lit = [3, 7, 11] }: RiverProps) {
  const overshoot = height * OVERSHOOT;
  return (
    <Svg
      width={width}
      height={height + 2 * overshoot}
      viewBox={`0 ${-overshoot} ${width} ${height + 2 * overshoot}`}
      style={{ position: 'absolute', left: 0, top: -overshoot }}
    >
      {currentPaths({ width, height, lines, seed }).map((d, i) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke={lit.includes(i) ? colours.brand : colours.line}
          strokeWidth={lit.includes(i) ? 1.6 : 1}
        />
      ))}
    </Svg>
  );
}
