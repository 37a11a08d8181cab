/** The parts from which the pages are made. Colors depend on the page, so components read them from a context. */
import { Circle, Image, Path, Text as PdfText, Svg, View, type ViewProps } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { createContext, type ReactNode, use } from 'react';
import { markOn, svgFile } from '#content/logo/read-logo.ts';
import type { PostStatus } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { withNonBreakingSpaces } from '#domain/typography.ts';
import { currentPaths } from '#drawing/current.ts';
import {
  type Colors,
  fitText,
  LINE_STYLE,
  MARGIN,
  PAGE,
  type TextSpace,
  textStyles,
  tones,
} from './theme.ts';

export const PageColors = createContext<Colors>(tones.paper);
export const useColors = () => use(PageColors);

type Style = NonNullable<ViewProps['style']>;
type ColorName = 'ink' | 'muted' | 'brand' | 'brandInk' | 'ok' | 'wait';

type TextProps = {
  as?: keyof typeof textStyles;
  size?: number;
  color?: ColorName;
  /** Space for the text. A text that needs more space gets a smaller font. */
  fit?: TextSpace;
  style?: Style;
  /** Repeated on every page, so it is not read aloud. */
  fixed?: boolean;
  children: string;
};

export function Text({ as = 'body', size, color, fit, style, fixed, children }: TextProps) {
  const colors = useColors();
  const typeface = { ...textStyles[as], fontSize: size ?? textStyles[as].fontSize };
  const styles = [
    fit ? fitText(typeface, children.replace('\n', ''), fit) : typeface,
    color ? { color: colors[color] } : {},
  ];
  return (
    <PdfText fixed={fixed} style={[...styles, ...[style ?? []].flat()]}>
      {children}
    </PdfText>
  );
}

/** A text whose last line is never a single word. */
export const Paragraph = ({ children, ...props }: TextProps) => (
  <Text {...props}>{withNonBreakingSpaces(children)}</Text>
);

/** Puts the last phrase of a log entry on its own line. */
export const breakBeforeLastPhrase = (text: string) => text.replace(/^(.*[,:]) /, '$1 \n');

type BoxProps = { style?: Style; children: ReactNode };

export function Row({ style, children }: BoxProps) {
  return <View style={[{ flexDirection: 'row' }, ...[style ?? []].flat()]}>{children}</View>;
}

/** A row whose children are at its two ends. */
export function SpreadRow({ style, children }: BoxProps) {
  return <Row style={[{ justifyContent: 'space-between' }, ...[style ?? []].flat()]}>{children}</Row>;
}

/** A box with a line above it. */
export function Ruled({ style, children }: BoxProps) {
  return (
    <View style={[{ borderTop: `1 solid ${useColors().line}` }, ...[style ?? []].flat()]}>{children}</View>
  );
}

/** A column with a line above it. Columns of a row have equal widths. */
export function RuledColumn({ children }: { children: ReactNode }) {
  return <Ruled style={{ flex: 1, paddingTop: 14 }}>{children}</Ruled>;
}

export function Card({ style, children }: BoxProps) {
  const { surface, line } = useColors();
  const box = { backgroundColor: surface, border: `1 solid ${line}`, borderRadius: 10, padding: 16 };
  return <View style={[box, ...[style ?? []].flat()]}>{children}</View>;
}

const STATUS_COLOR = { Published: 'ok', Scheduled: 'wait', Draft: 'muted' } as const;

/** Published and scheduled posts have a filled dot, drafts an empty one. */
export function Dot({ status, color }: { status: PostStatus; color?: string }) {
  const colors = useColors();
  const fill = color ?? colors[STATUS_COLOR[status]];
  const isEmpty = status === 'Draft' && !color;
  const look = {
    borderColor: isEmpty ? colors.controlLine : fill,
    ...(!isEmpty && { backgroundColor: fill }),
  };
  return <View style={{ width: 7, height: 7, borderRadius: 3.5, borderWidth: 1, ...look }} />;
}

export function PostStatusLabel({ status }: { status: PostStatus }) {
  return (
    <Row style={{ alignItems: 'center', gap: 6 }}>
      <Dot status={status} />
      <Text size={11} color={STATUS_COLOR[status]}>
        {postStatuses[status]}
      </Text>
    </Row>
  );
}

type DrawingProps = { width: number; height: number; viewBox?: string; style?: Style; children: ReactNode };

export function Drawing({ viewBox, children, ...props }: DrawingProps) {
  return (
    <Svg {...props} viewBox={viewBox ?? `0 0 ${props.width} ${props.height}`}>
      {children}
    </Svg>
  );
}

/** A line in the brand color. */
export function Line({ d, width = 1.4 }: { d: string; width?: number }) {
  return <Path d={d} stroke={useColors().brand} strokeWidth={width} fill="none" />;
}

/** The logo is an image, because the renderer has no masks. This size is sharp wherever the deck shows it. */
const MARK_PIXELS = 720;
const renderMark = (paletteName: 'light' | 'dark') =>
  new Resvg(svgFile(markOn(paletteName)), { fitTo: { mode: 'width', value: MARK_PIXELS } }).render().asPng();
const markImages = { paper: renderMark('light'), ink: renderMark('dark') };

export function Mark({ size }: { size: number }) {
  const data = useColors() === tones.ink ? markImages.ink : markImages.paper;
  return <Image src={{ data, format: 'png' }} style={{ width: size, height: size, objectFit: 'contain' }} />;
}

type CurrentLinesProps = {
  height: number;
  lines?: number;
  seed: number;
  highlighted?: readonly number[];
};

/** The scattered lines are drawn above and below the box, by this share of its height. */
const OVERSHOOT = 0.4;

/** The current of the visual identity: lines that are scattered on the left and in order on the right. */
export function CurrentLines({
  height,
  lines = LINE_STYLE.lines,
  seed,
  highlighted = LINE_STYLE.highlighted,
}: CurrentLinesProps) {
  const colors = useColors();
  const { width } = PAGE;
  const overshoot = height * OVERSHOOT;
  const drawnHeight = height + 2 * overshoot;
  return (
    <Drawing
      width={width}
      height={drawnHeight}
      viewBox={`0 ${-overshoot} ${width} ${drawnHeight}`}
      style={{ position: 'absolute', left: 0, top: -overshoot }}
    >
      {currentPaths({ width, height, lines, seed }).map((d, i) =>
        highlighted.includes(i) ? (
          <Line key={d} d={d} width={LINE_STYLE.highlightedWidth} />
        ) : (
          <Path key={d} d={d} fill="none" stroke={colors.line} strokeWidth={LINE_STYLE.width} />
        ),
      )}
    </Drawing>
  );
}

const MAIN_LINE = { height: 80, lines: 8 };

/** The current with one highlighted line. The dots of a page are on this line. */
export function MainLine({ y, seed }: { y: number; seed: number }) {
  const { height, lines } = MAIN_LINE;
  const middle = height / 2;
  return (
    <View style={{ position: 'absolute', left: 0, top: y - middle }}>
      <CurrentLines height={height} lines={lines} seed={seed} highlighted={[]} />
      <Drawing width={PAGE.width} height={height}>
        <Line
          d={`M0 ${middle + 20}C20 ${middle + 20} 38 ${middle} ${MARGIN.x} ${middle}H${PAGE.width}`}
          width={2.2}
        />
      </Drawing>
    </View>
  );
}

/** A dot on the line, with a margin in the background color. */
export function LineDot({ size, isHollow }: { size: number; isHollow?: boolean }) {
  const { paper, brand } = useColors();
  return (
    <Drawing width={size} height={size} viewBox="0 0 22 22">
      <Circle cx={11} cy={11} r={11} fill={paper} />
      <Circle cx={11} cy={11} r={7.5} fill={isHollow ? paper : brand} stroke={brand} strokeWidth={2} />
    </Drawing>
  );
}
