import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialMonth } from '#content/social-os/social-os.ts';
import { Card, Dot, Status, statusMark } from '../card.tsx';
import { Copy } from '../copy.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, type } from '../theme.ts';

const { month } = deck;
const CELL = { width: 70, height: 53, gap: 7 };
const CALENDAR = 7 * CELL.width + 6 * CELL.gap;
const TODAY = 290;
/** Evenly filled cells look like a sheet. */
const wordsOnTwoLines = (text: string) => text.replace(/ (?=\S+$)/, '\n');

function Calendar({ colours }: { colours: Colours }) {
  return (
    <View style={{ width: CALENDAR, flexDirection: 'row', flexWrap: 'wrap', gap: CELL.gap }}>
      {socialMonth.plan.map(({ number, theme, status }) => {
        const isToday = number === socialMonth.today;
        const ink = isToday ? colours.brandInk : colours.ink;
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
              borderColor: isToday ? colours.brand : colours.line,
              backgroundColor: isToday ? colours.brand : colours.surface,
            }}
          >
            <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
              <Text style={{ ...type.tiny, color: ink }}>{number}</Text>
              <Dot
                {...(isToday ? { borderColor: ink, backgroundColor: ink } : statusMark(colours, status))}
              />
            </View>
            <Text
              style={{ ...type.body, fontSize: 9, lineHeight: 1.15, color: isToday ? ink : colours.muted }}
            >
              {wordsOnTwoLines(theme)}
            </Text>
          </View>
        );
      })}
      {/* Fills the rest of the last row. */}
      <View
        style={{ height: CELL.height, flexDirection: 'row', alignItems: 'flex-end', gap: 18, marginLeft: 8 }}
      >
        {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
          <Status key={status} colours={colours} status={status} />
        ))}
      </View>
    </View>
  );
}

export function Month() {
  const { post, platforms } = socialMonth;
  return (
    <Slide label={month.label} title={month.title} titleWidth={480} lead={month.lead} leadWidth={TODAY}>
      {(colours) => (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 'auto' }}>
          <Calendar colours={colours} />
          <Card colours={colours} style={{ width: TODAY, padding: 18, paddingBottom: 8 }}>
            <Text style={{ ...type.mono, color: colours.muted }}>
              {post.time} · {post.type}
            </Text>
            <Copy style={{ ...type.heading, marginTop: 6, marginBottom: 10 }}>{post.title}</Copy>
            {platforms.map((platform) => (
              <View
                key={platform.name}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  borderTopWidth: 1,
                  borderTopColor: colours.line,
                  flexGrow: 1,
                }}
              >
                <Text style={{ ...type.strong, width: 90 }}>{platform.name}</Text>
                <Text style={{ ...type.mono, color: colours.muted, width: 62 }}>{platform.at}</Text>
                <Status colours={colours} status={platform.status} />
              </View>
            ))}
          </Card>
        </View>
      )}
    </Slide>
  );
}
