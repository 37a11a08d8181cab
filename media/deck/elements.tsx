/** The parts from which the slides are made. Their props are styles. Colors depend on the slide. */
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

export const SlideColors = createContext<Colors>(tones.paper);
export const useColors = () => use(SlideColors);

type Style = Exclude<NonNullable<ViewProps['style']>, readonly unknown[]>;

type TextProps = Omit<Style, 'color'> & {
  as?: keyof typeof textStyles;
  size?: number;
  color?: keyof Colors;
  /** Space for the text. A text that needs more space gets a smaller font. */
  fit?: TextSpace;
  text: string;
};

/** A text whose last line is never a single short word. */
export function Text({ text, as = 'body', size, color, fit, ...style }: TextProps) {
  const colors = useColors();
  const typeface = { ...textStyles[as], fontSize: size ?? textStyles[as].fontSize };
  const look = fit ? fitText(typeface, text.replace('\n', ''), fit) : typeface;
  return (
    <PdfText style={{ ...look, ...(color && { color: colors[color] }), ...style }}>
      {withNonBreakingSpaces(text)}
    </PdfText>
  );
}

/** Puts the last phrase of a log entry on its own line. */
export const breakBeforeLastPhrase = (text: string) => text.replace(/^(.*[,:]) /, '$1 \n');

type BoxProps = Style & { fill?: keyof Colors; children?: ReactNode };

export function Box({ fill, children, ...style }: BoxProps) {
  const colors = useColors();
  return <View style={{ ...(fill && { backgroundColor: colors[fill] }), ...style }}>{children}</View>;
}
export const Row = (props: BoxProps) => <Box flexDirection="row" {...props} />;
/** A row whose children are at its two ends. */
export const SpreadRow = (props: BoxProps) => <Row justifyContent="space-between" {...props} />;
/** A row with a line above it. */
export const Ruled = (props: BoxProps) => (
  <SpreadRow alignItems="center" borderTop={`1 solid ${useColors().line}`} {...props} />
);

export const Card = (props: BoxProps) => (
  <Box fill="surface" border={`1 solid ${useColors().line}`} borderRadius={10} padding={16} {...props} />
);

/** A title and a text below a line. */
export const Point = ({ title, text, ...style }: BoxProps & { title: string; text: string }) => (
  <Box flex={1} paddingTop={13} borderTop={`1 solid ${useColors().line}`} {...style}>
    <Text as="heading" size={17} text={title} />
    <Text color="muted" marginTop={6} text={text} />
  </Box>
);

const STATUS_COLOR = { Published: 'ok', Scheduled: 'wait', Draft: 'muted' } as const;

/** Published and scheduled posts have a filled dot, drafts an empty one. */
export function Dot({ status, color = STATUS_COLOR[status] }: { status: PostStatus; color?: keyof Colors }) {
  const fill = color === 'muted' ? 'controlLine' : color;
  const size = { width: 7, height: 7, borderRadius: 3.5 };
  return <Box {...size} border={`1 solid ${useColors()[fill]}`} {...(color !== 'muted' && { fill })} />;
}

export const PostStatusLabel = ({ status }: { status: PostStatus }) => (
  <Row alignItems="center" gap={6}>
    <Dot status={status} />
    <Text size={11} color={STATUS_COLOR[status]} text={postStatuses[status]} />
  </Row>
);

type DrawingProps = { width: number; height: number; viewBox?: string; top?: number; children: ReactNode };

/** With `top`, the drawing is behind its neighbors. */
export const Drawing = ({ width, height, viewBox, top, children }: DrawingProps) => (
  <Svg
    width={width}
    height={height}
    viewBox={viewBox ?? `0 0 ${width} ${height}`}
    style={top === undefined ? {} : { position: 'absolute', left: 0, top }}
  >
    {children}
  </Svg>
);

/** A line in the brand color. */
export const Line = ({ d, width = 1.4 }: { d: string; width?: number }) => (
  <Path d={d} stroke={useColors().brand} strokeWidth={width} fill="none" />
);

/** Draws SVG as an image with more pixels than points, for what the renderer cannot draw. */
export function Picture({
  svg,
  width,
  height,
  ...style
}: Style & { svg: string; width: number; height: number }) {
  const data = new Resvg(svg, { fitTo: { mode: 'width', value: width * 3 } }).render().asPng();
  return <Image src={{ data, format: 'png' }} style={{ width, height, objectFit: 'contain', ...style }} />;
}

export const Mark = ({ size }: { size: number }) => (
  <Picture svg={svgFile(markOn(useColors() === tones.ink ? 'dark' : 'light'))} width={size} height={size} />
);

type CurrentLinesProps = {
  top: number;
  height: number;
  lines?: number;
  seed: number;
  highlighted?: readonly number[];
};

/** The scattered lines are drawn above and below the box, by this share of its height. */
const OVERSHOOT = 0.4;

/** The current of the visual identity: lines that are scattered on the left and in order on the right. */
export function CurrentLines({
  top,
  height,
  lines = LINE_STYLE.lines,
  seed,
  highlighted = LINE_STYLE.highlighted,
}: CurrentLinesProps) {
  const { line } = useColors();
  const { width } = PAGE;
  const over = height * OVERSHOOT;
  const size = { width, height: height + 2 * over };
  return (
    <Drawing {...size} top={top - over} viewBox={`0 ${-over} ${width} ${size.height}`}>
      {currentPaths({ width, height, lines, seed }).map((d, i) =>
        highlighted.includes(i) ? (
          <Line key={d} d={d} width={LINE_STYLE.highlightedWidth} />
        ) : (
          <Path key={d} d={d} fill="none" stroke={line} strokeWidth={LINE_STYLE.width} />
        ),
      )}
    </Drawing>
  );
}

/** The current with one highlighted line. The dots of a slide are on this line. */
export const MainLine = ({ y, seed }: { y: number; seed: number }) => (
  <>
    <CurrentLines top={y - 40} height={80} lines={8} seed={seed} highlighted={[]} />
    <Drawing width={PAGE.width} height={80} top={y - 40}>
      <Line d={`M0 60C20 60 38 40 ${MARGIN.x} 40H${PAGE.width}`} width={2.2} />
    </Drawing>
  </>
);

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
