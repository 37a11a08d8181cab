import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { socialMonth } from '#content/social-os.ts';
import { Card, Status, statusMark } from '../card.tsx';
import { Copy } from '../copy.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, type } from '../theme.ts';

const { month } = deck;
const CELL = { width: 68, height: 49, gap: 7 };

function Calendar({ colours }: { colours: Colours }) {
  return (
    <View style={{ width: 7 * (CELL.width + CELL.gap), flexDirection: 'row', flexWrap: 'wrap' }}>
      {socialMonth.plan.map(({ number, status }) => {
        const isToday = number === socialMonth.today;
        return (
          <View
            key={number}
            style={{
              width: CELL.width,
              height: CELL.height,
              marginRight: CELL.gap,
              marginBottom: CELL.gap,
              padding: 7,
              borderRadius: 6,
              justifyContent: 'space-between',
              borderWidth: 1,
              borderColor: isToday ? colours.brand : colours.line,
              backgroundColor: isToday ? colours.brand : colours.surface,
            }}
          >
            <Text style={{ ...type.tiny, color: isToday ? colours.brandInk : colours.ink }}>{number}</Text>
            <View
              style={{
                height: 6,
                width: 32,
                borderRadius: 3,
                borderWidth: 1,
                ...(isToday
                  ? { borderColor: colours.brandInk, backgroundColor: colours.brandInk }
                  : statusMark(colours, status)),
              }}
            />
          </View>
        );
      })}
    </View>
  );
}

export function Month() {
  const { post, platforms } = socialMonth;
  return (
    <Slide label={month.label} title={month.title} titleWidth={480} lead={month.lead}>
      {(colours) => (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 26 }}>
          <View>
            <Calendar colours={colours} />
            <View style={{ flexDirection: 'row', gap: 18, marginTop: 6 }}>
              {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
                <Status key={status} colours={colours} status={status} />
              ))}
            </View>
          </View>
          <Card
            colours={colours}
            style={{ width: 290, padding: 18, paddingBottom: 8, alignSelf: 'flex-start' }}
          >
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
                  height: 31,
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
