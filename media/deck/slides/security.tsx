import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { Card } from '../card.tsx';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { textStyles } from '../theme.ts';

const { security } = deck;

export function Security() {
  return (
    <Slide label={security.label} title={security.title} titleWidth={500}>
      {(colors) => (
        <View style={{ flexDirection: 'row', gap: 36, marginTop: 'auto' }}>
          <Card
            colors={colors}
            style={{
              width: 268,
              padding: 22,
              backgroundColor: colors.brandWash,
              borderColor: colors.brandWash,
            }}
          >
            <Svg width={61} height={68} viewBox="0 0 34 38">
              <Path
                d="M17 2L31 7V18C31 27 25 33 17 36C9 33 3 27 3 18V7Z"
                stroke={colors.brand}
                strokeWidth={2}
                fill="none"
              />
              <Path d="M10.5 19L15.5 24L24 14.5" stroke={colors.brand} strokeWidth={2} fill="none" />
            </Svg>
            <Text style={{ ...textStyles.heading, fontSize: 26, marginTop: 'auto' }}>{security.claim}</Text>
            <Paragraph style={{ ...textStyles.body, marginTop: 10 }}>{security.covers}</Paragraph>
          </Card>
          <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: 28 }}>
            {security.points.map(({ title, text }) => (
              <View
                key={title}
                style={{
                  width: 252,
                  height: 96,
                  borderTopWidth: 1,
                  borderTopColor: colors.line,
                  paddingTop: 12,
                }}
              >
                <Text style={{ ...textStyles.heading, fontSize: 17 }}>{title}</Text>
                <Paragraph style={{ ...textStyles.body, color: colors.muted, marginTop: 5 }}>
                  {text}
                </Paragraph>
              </View>
            ))}
          </View>
        </View>
      )}
    </Slide>
  );
}
