import { Circle, Image, Path, Svg, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { markOn, svgFile } from '#content/logo/read-logo.ts';
import { currentPaths } from '#drawing/current.ts';
import { LINE_STYLE } from './cover-layout.ts';
import { type Colors, MARGIN, PAGE, tones } from './theme.ts';

/** The logo is an image, because the renderer has no masks. This size is sharp wherever the deck shows it. */
const MARK_PIXELS = 720;
const renderMark = (paletteName: 'light' | 'dark') =>
  new Resvg(svgFile(markOn(paletteName)), { fitTo: { mode: 'width', value: MARK_PIXELS } }).render().asPng();
const markImages = { paper: renderMark('light'), ink: renderMark('dark') };

export function Mark({ size, colors }: { size: number; colors: Colors }) {
  const data = colors === tones.ink ? markImages.ink : markImages.paper;
  return <Image src={{ data, format: 'png' }} style={{ width: size, height: size, objectFit: 'contain' }} />;
}

type CurrentLinesProps = {
  colors: Colors;
  width: number;
  height: number;
  lines?: number;
  seed: number;
  highlighted?: readonly number[];
};

/** The scattered lines are drawn above and below the box, by this share of its height. */
const OVERSHOOT = 0.4;

/** The current of the visual identity: lines that are scattered on the left and in order on the right. */
export function CurrentLines({
  colors,
  width,
  height,
  lines = LINE_STYLE.lines,
  seed,
  highlighted = LINE_STYLE.highlighted,
}: CurrentLinesProps) {
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
          stroke={highlighted.includes(i) ? colors.brand : colors.line}
          strokeWidth={highlighted.includes(i) ? LINE_STYLE.highlightedWidth : LINE_STYLE.width}
        />
      ))}
    </Svg>
  );
}

const MAIN_LINE = { height: 80, lines: 8 };

/** The current with one highlighted line. The dots of a page are on this line. */
export function MainLine({ colors, y, seed }: { colors: Colors; y: number; seed: number }) {
  const { height, lines } = MAIN_LINE;
  const middle = height / 2;
  return (
    <View style={{ position: 'absolute', left: 0, top: y - middle }}>
      <CurrentLines
        colors={colors}
        width={PAGE.width}
        height={height}
        lines={lines}
        seed={seed}
        highlighted={[]}
      />
      <Svg width={PAGE.width} height={height} viewBox={`0 0 ${PAGE.width} ${height}`}>
        <Path
          d={`M0 ${middle + 20}C20 ${middle + 20} 38 ${middle} ${MARGIN.x} ${middle}H${PAGE.width}`}
          stroke={colors.brand}
          strokeWidth={2.2}
          fill="none"
        />
      </Svg>
    </View>
  );
}

/** A dot on the line, with a margin in the background color. */
export function LineDot({ colors, size, isHollow }: { colors: Colors; size: number; isHollow?: boolean }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 22 22">
      <Circle cx={11} cy={11} r={11} fill={colors.paper} />
      <Circle
        cx={11}
        cy={11}
        r={7.5}
        fill={isHollow ? colors.paper : colors.brand}
        stroke={colors.brand}
        strokeWidth={2}
      />
    </Svg>
  );
}
