import { View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialExplanation } from '#content/social-os/social-os.ts';
import { Card, Drawing, Line, Mark, Paragraph, Row, Ruled, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';

const { knowledge, plan, paragraphs, title } = socialExplanation;
const ROW_HEIGHT = 30;
const FLOW_SIZE = { width: 220, height: 210 };

/** Lines from the sources through the logo to the plan. */
const FLOW_LINES = knowledge.sources.map((_, i) => {
  const [y, middleY] = [60 + i * ROW_HEIGHT, FLOW_SIZE.height / 2 + (i - 2) * 9];
  return `M0 ${y}C45 ${y} 50 ${middleY} ${FLOW_SIZE.width / 2} ${middleY}S175 ${y} ${FLOW_SIZE.width} ${y}`;
});

function Flow() {
  return (
    <View style={{ ...FLOW_SIZE, alignItems: 'center', justifyContent: 'center' }}>
      <View style={{ position: 'absolute', left: 0, top: 0 }}>
        <Drawing {...FLOW_SIZE}>
          {FLOW_LINES.map((d) => (
            <Line key={d} d={d} />
          ))}
        </Drawing>
      </View>
      <View style={{ backgroundColor: useColors().paper, borderRadius: 50, padding: 8 }}>
        <Mark size={72} />
      </View>
    </View>
  );
}

const ROW_STYLE = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: ROW_HEIGHT,
} as const;

function List({ heading, rows }: { heading: string; rows: { name: string; detail: string }[] }) {
  return (
    <Card style={{ flex: 1, height: FLOW_SIZE.height }}>
      <Text as="strong" style={{ marginBottom: 9 }}>
        {heading}
      </Text>
      {rows.map(({ name, detail }) => (
        <Ruled key={name} style={ROW_STYLE}>
          <Text>{name}</Text>
          <Text as="mono" color="muted">
            {detail}
          </Text>
        </Ruled>
      ))}
    </Card>
  );
}

export function Product() {
  const themes = plan.themes.map(({ name, posts }) => ({ name, detail: `${posts} ${plan.posts}` }));
  return (
    <Slide label={deck.product.label} title={title} titleWidth={700}>
      <Row style={{ gap: 40, marginTop: 16 }}>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} color="muted" style={{ flex: 1 }}>
            {paragraph}
          </Paragraph>
        ))}
      </Row>
      <Row style={{ marginTop: 'auto' }}>
        <List heading={knowledge.title} rows={[...knowledge.sources]} />
        <Flow />
        <List heading={plan.title} rows={themes} />
      </Row>
    </Slide>
  );
}
