import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { moments } from '#content/moments.ts';
import { Copy } from '../copy.tsx';
import { Channel, Station } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { EDGE, fitted, PAGE, type } from '../theme.ts';

const { timeline } = deck;
const LINE_Y = 216;
const STATION = 30;
/** All times have the size of the longest. */
const LONGEST = moments.map(({ after }) => after).reduce((a, b) => (b.length > a.length ? b : a));
const TIME = fitted(type.number, LONGEST, { line: 8, lines: 1 });
const COLUMN = (PAGE.width - 2 * EDGE.x) / moments.length;

/** One line through three stations, each with its time. */
export function Timeline() {
  return (
    <Slide
      label={timeline.label}
      title={timeline.title}
      titleWidth={520}
      lead={timeline.lead}
      leadWidth={COLUMN}
      backdrop={(colors) => <Channel colors={colors} y={LINE_Y} seed={26} />}
    >
      {(colors) => (
        <View style={{ position: 'absolute', left: EDGE.x, top: LINE_Y - STATION / 2, flexDirection: 'row' }}>
          {moments.map(({ after, is }, i) => (
            <View key={after} style={{ width: COLUMN, paddingRight: 34 }}>
              <Station colors={colors} size={STATION} />
              <Text style={{ ...type.mono, color: colors.brand, marginTop: 29 }}>{timeline.after}</Text>
              <Text style={{ ...TIME, marginTop: 2 }}>{after}</Text>
              <Copy style={{ ...type.heading, marginTop: 16 }}>{is}</Copy>
              <Copy style={{ ...type.body, color: colors.muted, marginTop: 8 }}>
                {timeline.details[i] ?? ''}
              </Copy>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
