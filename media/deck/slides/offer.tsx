/** Security and price. */
import { View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { Card, Drawing, Line, Paragraph, Row, Ruled, SpreadRow, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';

const { security, offer } = deck;

function AuditCard() {
  const { brandWash } = useColors();
  const look = { backgroundColor: brandWash, borderColor: brandWash };
  return (
    <Card style={{ width: 268, padding: 22, ...look }}>
      <Drawing width={61} height={68} viewBox="0 0 34 38">
        <Line d="M17 2L31 7V18C31 27 25 33 17 36C9 33 3 27 3 18V7Z" width={2} />
        <Line d="M10.5 19L15.5 24L24 14.5" width={2} />
      </Drawing>
      <Text as="heading" size={26} style={{ marginTop: 'auto' }}>
        {security.claim}
      </Text>
      <Paragraph style={{ marginTop: 10 }}>{security.covers}</Paragraph>
    </Card>
  );
}

export function Security() {
  return (
    <Slide label={security.label} title={security.title} titleWidth={500}>
      <Row style={{ gap: 36, marginTop: 'auto' }}>
        <AuditCard />
        <Row style={{ flex: 1, flexWrap: 'wrap', columnGap: 28 }}>
          {security.points.map(({ title, text }) => (
            <Ruled key={title} style={{ width: 252, height: 96, paddingTop: 12 }}>
              <Text as="heading" size={17}>
                {title}
              </Text>
              <Paragraph color="muted" style={{ marginTop: 5 }}>
                {text}
              </Paragraph>
            </Ruled>
          ))}
        </Row>
      </Row>
    </Slide>
  );
}

const CARD_WIDTH = 420;

function Price() {
  return (
    <View style={{ width: 380, justifyContent: 'flex-end' }}>
      <Row style={{ alignItems: 'flex-end', gap: 14 }}>
        <Text as="number" color="muted" style={{ textDecoration: 'line-through' }}>
          {offer.price}
        </Text>
        <Text color="muted" style={{ marginBottom: 8, flex: 1 }}>
          {offer.priceNote}
        </Text>
      </Row>
      <Text
        as="figure"
        size={150}
        fit={{ charactersPerLine: 4.4, lines: 1 }}
        color="brand"
        style={{ marginTop: 18 }}
      >
        {offer.free}
      </Text>
      <Text as="heading" size={24} style={{ marginTop: 30 }}>
        {offer.freeNote}
      </Text>
    </View>
  );
}

export function Offer() {
  return (
    <Slide label={offer.label} title={offer.title} titleWidth={400} lead={offer.lead} leadWidth={CARD_WIDTH}>
      <SpreadRow style={{ marginTop: 'auto' }}>
        <Price />
        <Card style={{ width: CARD_WIDTH, padding: '24 24 10' }}>
          <Text as="heading" size={21} style={{ marginBottom: 14 }}>
            {offer.included}
          </Text>
          {offer.items.map((item) => (
            <Ruled key={item} style={{ flexDirection: 'row', alignItems: 'center', height: 50 }}>
              <Drawing width={14} height={14} style={{ marginRight: 12 }}>
                <Line d="M2 7.5L5.5 11L12 3.5" width={1.8} />
              </Drawing>
              <Text size={14} style={{ flex: 1 }}>
                {item}
              </Text>
            </Ruled>
          ))}
        </Card>
      </SpreadRow>
    </Slide>
  );
}
