import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { Card } from '../card.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, type } from '../theme.ts';

const { offer } = deck;

function Price({ colours }: { colours: Colours }) {
  return (
    <View style={{ width: 380 }}>
      <Text style={{ ...type.number, color: colours.muted, textDecoration: 'line-through' }}>
        {offer.price}
      </Text>
      <Text style={{ ...type.body, color: colours.muted, marginTop: 8 }}>{offer.priceNote}</Text>
      <Text style={{ ...type.figure, color: colours.brand, marginTop: 26 }}>{offer.free}</Text>
      <Text style={{ ...type.heading, marginTop: 18 }}>{offer.freeNote}</Text>
    </View>
  );
}

export function Offer() {
  return (
    <Slide label={offer.label} title={offer.title} titleWidth={400} lead={offer.lead}>
      {(colours) => (
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            marginTop: 36,
          }}
        >
          <Price colours={colours} />
          <Card colours={colours} style={{ width: 420, padding: 24 }}>
            <Text style={{ ...type.heading, marginBottom: 8 }}>{offer.included}</Text>
            {offer.items.map((item) => (
              <View
                key={item}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  height: 40,
                  borderTopWidth: 1,
                  borderTopColor: colours.line,
                }}
              >
                <Svg width={14} height={14} viewBox="0 0 14 14" style={{ marginRight: 12 }}>
                  <Path d="M2 7.5L5.5 11L12 3.5" stroke={colours.brand} strokeWidth={1.8} fill="none" />
                </Svg>
                <Text style={{ ...type.body, fontSize: 13.5 }}>{item}</Text>
              </View>
            ))}
          </Card>
        </View>
      )}
    </Slide>
  );
}
