import { Circle, Image, Path, Svg, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { asFile, markOn } from '#content/logo/read-logo.ts';
import { currentPaths } from '#drawing/current.ts';
import { RIVER } from './cover-layout.ts';
import { type Colors, EDGE, PAGE, tones } from './theme.ts';

/** An image, because the renderer has no masks; large enough to be sharp at every size in use. */
const MARK_PIXELS = 720;
const image = (ground: 'light' | 'dark') =>
  new Resvg(asFile(markOn(ground)), { fitTo: { mode: 'width', value: MARK_PIXELS } }).render().asPng();
const marks = { paper: image('light'), ink: image('dark') };

export function Mark({ size, colors }: { size: number; colors: Colors }) {
  const data = colors === tones.ink ? marks.ink : marks.paper;
  return <Image src={{ data, format: 'png' }} style={{ width: size, height: size, objectFit: 'contain' }} />;
}

type RiverProps = {
  colors: Colors;
  width: number;
  height: number;
  lines?: number;
  seed: number;
  lit?: readonly number[];
};

/** The scattered ends reach above and below the band by this share of its height. */
const OVERSHOOT = 0.4;

/** The current: scattered on the left, in order on the right. */
export function River({ colors, width, height, lines = RIVER.lines, seed, lit = RIVER.lit }: RiverProps) {
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
          stroke={lit.includes(i) ? colors.brand : colors.line}
          strokeWidth={lit.includes(i) ? RIVER.litWidth : RIVER.width}
        />
      ))}
    </Svg>
  );
}

const CHANNEL = { height: 80, lines: 8 };

/** The current, and the line in it that carries the stations of a page. */
export function Channel({ colors, y, seed }: { colors: Colors; y: number; seed: number }) {
  const { height, lines } = CHANNEL;
  const middle = height / 2;
  return (
    <View style={{ position: 'absolute', left: 0, top: y - middle }}>
      <River colors={colors} width={PAGE.width} height={height} lines={lines} seed={seed} lit={[]} />
      <Svg width={PAGE.width} height={height} viewBox={`0 0 ${PAGE.width} ${height}`}>
        <Path
          d={`M0 ${middle + 20}C20 ${middle + 20} 38 ${middle} ${EDGE.x} ${middle}H${PAGE.width}`}
          stroke={colors.brand}
          strokeWidth={2.2}
          fill="none"
        />
      </Svg>
    </View>
  );
}

/** A station on the line, with a margin in the background color. */
export function Station({ colors, size, hollow }: { colors: Colors; size: number; hollow?: boolean }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 22 22">
      <Circle cx={11} cy={11} r={11} fill={colors.paper} />
      <Circle
        cx={11}
        cy={11}
        r={7.5}
        fill={hollow ? colors.paper : colors.brand}
        stroke={colors.brand}
        strokeWidth={2}
      />
    </Svg>
  );
}
