import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { moments } from '#content/moments.ts';
import { LineDot, MainLine } from '../drawing.tsx';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { fitText, MARGIN, PAGE, textStyles } from '../theme.ts';

const { timeline } = deck;
const LINE_Y = 216;
const DOT_SIZE = 30;
/** All times have the font size that fits the longest one. */
const LONGEST_TIME = moments.map(({ after }) => after).reduce((a, b) => (b.length > a.length ? b : a));
const TIME_STYLE = fitText(textStyles.number, LONGEST_TIME, { charactersPerLine: 8, lines: 1 });
const COLUMN_WIDTH = (PAGE.width - 2 * MARGIN.x) / moments.length;

/** A line with a dot, a time and a text for each milestone. */
export function Timeline() {
  return (
    <Slide
      label={timeline.label}
      title={timeline.title}
      titleWidth={520}
      lead={timeline.lead}
      leadWidth={COLUMN_WIDTH}
      backdrop={(colors) => <MainLine colors={colors} y={LINE_Y} seed={26} />}
    >
      {(colors) => (
        <View
          style={{ position: 'absolute', left: MARGIN.x, top: LINE_Y - DOT_SIZE / 2, flexDirection: 'row' }}
        >
          {moments.map(({ after, is }, index) => (
            <View key={after} style={{ width: COLUMN_WIDTH, paddingRight: 34 }}>
              <LineDot colors={colors} size={DOT_SIZE} />
              <Text style={{ ...textStyles.mono, color: colors.brand, marginTop: 29 }}>{timeline.after}</Text>
              <Text style={{ ...TIME_STYLE, marginTop: 2 }}>{after}</Text>
              <Paragraph style={{ ...textStyles.heading, marginTop: 16 }}>{is}</Paragraph>
              <Paragraph style={{ ...textStyles.body, color: colors.muted, marginTop: 8 }}>
                {timeline.details[index] ?? ''}
              </Paragraph>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
