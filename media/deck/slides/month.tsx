import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialMonth } from '#content/social-os/social-os.ts';
import { Card, Dot, PostStatusLabel, statusDotStyle } from '../card.tsx';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, textStyles } from '../theme.ts';

const { month } = deck;
const CELL = { width: 70, height: 53, gap: 7 };
const CALENDAR_WIDTH = 7 * CELL.width + 6 * CELL.gap;
const TODAY_WIDTH = 290;
/** Every theme has two lines, so that all cells look alike. */
const breakBeforeLastWord = (text: string) => text.replace(/ (?=\S+$)/, '\n');

function Calendar({ colors }: { colors: Colors }) {
  return (
    <View style={{ width: CALENDAR_WIDTH, flexDirection: 'row', flexWrap: 'wrap', gap: CELL.gap }}>
      {socialMonth.plan.map(({ number, theme, status }) => {
        const isToday = number === socialMonth.today;
        const textColor = isToday ? colors.brandInk : colors.ink;
        return (
          <View
            key={number}
            style={{
              width: CELL.width,
              height: CELL.height,
              padding: 7,
              borderRadius: 6,
              justifyContent: 'space-between',
              borderWidth: 1,
              borderColor: isToday ? colors.brand : colors.line,
              backgroundColor: isToday ? colors.brand : colors.surface,
            }}
          >
            <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
              <Text style={{ ...textStyles.tiny, color: textColor }}>{number}</Text>
              <Dot
                {...(isToday
                  ? { borderColor: textColor, backgroundColor: textColor }
                  : statusDotStyle(colors, status))}
              />
            </View>
            <Text
              style={{
                ...textStyles.body,
                fontSize: 9,
                lineHeight: 1.15,
                color: isToday ? textColor : colors.muted,
              }}
            >
              {breakBeforeLastWord(theme)}
            </Text>
          </View>
        );
      })}
      {/* The legend fills the rest of the last row. */}
      <View
        style={{ height: CELL.height, flexDirection: 'row', alignItems: 'flex-end', gap: 18, marginLeft: 8 }}
      >
        {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
          <PostStatusLabel key={status} colors={colors} status={status} />
        ))}
      </View>
    </View>
  );
}

export function Month() {
  const { post, platforms } = socialMonth;
  return (
    <Slide label={month.label} title={month.title} titleWidth={480} lead={month.lead} leadWidth={TODAY_WIDTH}>
      {(colors) => (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 'auto' }}>
          <Calendar colors={colors} />
          <Card colors={colors} style={{ width: TODAY_WIDTH, padding: 18, paddingBottom: 8 }}>
            <Text style={{ ...textStyles.mono, color: colors.muted }}>
              {post.time} · {post.type}
            </Text>
            <Paragraph style={{ ...textStyles.heading, marginTop: 6, marginBottom: 10 }}>
              {post.title}
            </Paragraph>
            {platforms.map((platform) => (
              <View
                key={platform.name}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  borderTopWidth: 1,
                  borderTopColor: colors.line,
                  flexGrow: 1,
                }}
              >
                <Text style={{ ...textStyles.strong, width: 90 }}>{platform.name}</Text>
                <Text style={{ ...textStyles.mono, color: colors.muted, width: 62 }}>{platform.at}</Text>
                <PostStatusLabel colors={colors} status={platform.status} />
              </View>
            ))}
          </Card>
        </View>
      )}
    </Slide>
  );
}
