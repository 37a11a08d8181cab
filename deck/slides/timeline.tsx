import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { moments } from '#content/moments.ts';
import { Copy } from '../copy.tsx';
import { River } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { EDGE, PAGE, type } from '../theme.ts';

const { timeline } = deck;
const LINE_Y = 216;
const STATION = 13;
const COLUMN = (PAGE.width - 2 * EDGE.x) / moments.length;

/** One line through three stations: what is true after which time. */
export function Timeline() {
  return (
    <Slide
      label={timeline.label}
      title={timeline.title}
      titleWidth={520}
      lead={timeline.lead}
      leadWidth={COLUMN}
      backdrop={(colours) => (
        <View style={{ position: 'absolute', left: 0, top: LINE_Y - 60 }}>
          <River colours={colours} width={PAGE.width} height={120} lines={9} seed={26} lit={[]} />
          <Svg width={PAGE.width} height={120} viewBox={`0 0 ${PAGE.width} 120`}>
            <Path
              d={`M0 96C20 96 36 60 ${EDGE.x} 60H${PAGE.width}`}
              stroke={colours.brand}
              strokeWidth={2.4}
              fill="none"
            />
            {moments.map(({ after }, i) => (
              <Circle
                key={after}
                cx={EDGE.x + i * COLUMN + STATION}
                cy={60}
                r={STATION}
                fill={colours.brand}
                stroke={colours.paper}
                strokeWidth={5}
              />
            ))}
          </Svg>
        </View>
      )}
    >
      {(colours) => (
        <View style={{ position: 'absolute', left: EDGE.x, top: LINE_Y + 44, flexDirection: 'row' }}>
          {moments.map(({ after, is }, i) => (
            <View key={after} style={{ width: COLUMN, paddingRight: 34 }}>
              <Text style={{ ...type.mono, color: colours.brand }}>{timeline.after}</Text>
              <Text style={{ ...type.number, marginTop: 2 }}>{after}</Text>
              <Copy style={{ ...type.heading, marginTop: 16 }}>{is}</Copy>
              <Copy style={{ ...type.body, color: colours.muted, marginTop: 8 }}>
                {timeline.details[i] ?? ''}
              </Copy>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
