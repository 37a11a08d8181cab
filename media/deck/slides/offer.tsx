import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { Card } from '../card.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, fitText, textStyles } from '../theme.ts';

const { offer } = deck;
const FREE_PRICE_TEXT = { fontSize: 150, space: { charactersPerLine: 4.4, lines: 1 } };
const CARD_WIDTH = 420;

function Price({ colors }: { colors: Colors }) {
  return (
    <View style={{ width: 380, justifyContent: 'flex-end' }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 14 }}>
        <Text style={{ ...textStyles.number, color: colors.muted, textDecoration: 'line-through' }}>
          {offer.price}
        </Text>
        <Text style={{ ...textStyles.body, color: colors.muted, marginBottom: 8, flex: 1 }}>
          {offer.priceNote}
        </Text>
      </View>
      <Text
        style={{
          ...fitText(
            { ...textStyles.figure, fontSize: FREE_PRICE_TEXT.fontSize },
            offer.free,
            FREE_PRICE_TEXT.space,
          ),
          color: colors.brand,
          marginTop: 18,
        }}
      >
        {offer.free}
      </Text>
      <Text style={{ ...textStyles.heading, fontSize: 24, marginTop: 30 }}>{offer.freeNote}</Text>
    </View>
  );
}

export function Offer() {
  return (
    <Slide label={offer.label} title={offer.title} titleWidth={400} lead={offer.lead} leadWidth={CARD_WIDTH}>
      {(colors) => (
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            marginTop: 'auto',
          }}
        >
          <Price colors={colors} />
          <Card colors={colors} style={{ width: CARD_WIDTH, padding: 24, paddingBottom: 10 }}>
            <Text style={{ ...textStyles.heading, fontSize: 21, marginBottom: 14 }}>{offer.included}</Text>
            {offer.items.map((item) => (
              <View
                key={item}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  height: 50,
                  borderTopWidth: 1,
                  borderTopColor: colors.line,
                }}
              >
                <Svg width={14} height={14} viewBox="0 0 14 14" style={{ marginRight: 12 }}>
                  <Path d="M2 7.5L5.5 11L12 3.5" stroke={colors.brand} strokeWidth={1.8} fill="none" />
                </Svg>
                <Text style={{ ...textStyles.body, fontSize: 14, flex: 1 }}>{item}</Text>
              </View>
            ))}
          </Card>
        </View>
      )}
    </Slide>
  );
}
