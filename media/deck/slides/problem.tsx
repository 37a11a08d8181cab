import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialMonth } from '#content/social-os/social-os.ts';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, textStyles } from '../theme.ts';

const { problem } = deck;
const CELL = { width: 48, height: 44, gap: 7 };
const NAME_WIDTH = 74;
const isFilled = (platform: number, day: number) =>
  problem.filled.some(([filledPlatform, filledDay]) => filledPlatform === platform && filledDay === day);

function BusyWeek({ colors }: { colors: Colors }) {
  return (
    <View style={{ gap: CELL.gap }}>
      <View style={{ flexDirection: 'row', gap: CELL.gap, marginLeft: NAME_WIDTH }}>
        {problem.days.map((day) => (
          <Text key={day} style={{ ...textStyles.tiny, color: colors.muted, width: CELL.width }}>
            {day}
          </Text>
        ))}
      </View>
      {socialMonth.platforms.map((platform, row) => (
        <View key={platform.name} style={{ flexDirection: 'row', alignItems: 'center' }}>
          <Text style={{ ...textStyles.body, width: NAME_WIDTH, color: colors.muted }}>{platform.name}</Text>
          <View style={{ flexDirection: 'row', gap: CELL.gap }}>
            {problem.days.map((day, column) => (
              <View
                key={day}
                style={{
                  width: CELL.width,
                  height: CELL.height,
                  borderRadius: 4,
                  ...(isFilled(row, column)
                    ? { backgroundColor: colors.brand }
                    : { borderWidth: 1, borderStyle: 'dashed', borderColor: colors.muted, opacity: 0.45 }),
                }}
              />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

export function Problem() {
  return (
    <Slide label={problem.label}>
      {(colors) => (
        <>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 10 }}>
            <View style={{ width: 330 }}>
              <Text style={textStyles.title}>{problem.title}</Text>
              <Paragraph style={{ ...textStyles.lead, color: colors.muted, marginTop: 18 }}>
                {problem.lead}
              </Paragraph>
            </View>
            <View style={{ marginTop: 8 }}>
              <BusyWeek colors={colors} />
            </View>
          </View>
          <View style={{ flexDirection: 'row', marginTop: 'auto', gap: 30 }}>
            {problem.points.map(({ title, text }) => (
              <View
                key={title}
                style={{ flex: 1, borderTopWidth: 1, borderTopColor: colors.line, paddingTop: 14 }}
              >
                <Text style={textStyles.heading}>{title}</Text>
                <Paragraph style={{ ...textStyles.body, color: colors.muted, marginTop: 6 }}>
                  {text}
                </Paragraph>
              </View>
            ))}
          </View>
        </>
      )}
    </Slide>
  );
}
