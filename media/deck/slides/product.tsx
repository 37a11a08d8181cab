import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialExplanation } from '#content/social-os/social-os.ts';
import { Card } from '../card.tsx';
import { Mark } from '../drawing.tsx';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, textStyles } from '../theme.ts';

const { knowledge, plan, paragraphs, title } = socialExplanation;
const ROW_HEIGHT = 30;
const FLOW_SIZE = { width: 220, height: 210 };

/** Lines from the sources through the logo to the plan. */
function Flow({ colors }: { colors: Colors }) {
  const middle = FLOW_SIZE.height / 2;
  const rowYs = knowledge.sources.map((_, i) => 60 + i * ROW_HEIGHT);
  return (
    <View
      style={{
        width: FLOW_SIZE.width,
        height: FLOW_SIZE.height,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View style={{ position: 'absolute', left: 0, top: 0 }}>
        <Svg {...FLOW_SIZE} viewBox={`0 0 ${FLOW_SIZE.width} ${FLOW_SIZE.height}`}>
          {rowYs.map((y, i) => (
            <Path
              key={y}
              d={`M0 ${y}C45 ${y} 50 ${middle + (i - 2) * 9} ${FLOW_SIZE.width / 2} ${middle + (i - 2) * 9}S175 ${y} ${FLOW_SIZE.width} ${y}`}
              stroke={colors.brand}
              strokeWidth={1.4}
              fill="none"
            />
          ))}
        </Svg>
      </View>
      <View style={{ backgroundColor: colors.paper, borderRadius: 50, padding: 8 }}>
        <Mark size={72} colors={colors} />
      </View>
    </View>
  );
}

function List({
  colors,
  heading,
  rows,
}: {
  colors: Colors;
  heading: string;
  rows: readonly (readonly [string, string])[];
}) {
  return (
    <Card colors={colors} style={{ flex: 1, height: FLOW_SIZE.height }}>
      <Text style={{ ...textStyles.strong, marginBottom: 9 }}>{heading}</Text>
      {rows.map(([name, detail]) => (
        <View
          key={name}
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'center',
            height: ROW_HEIGHT,
            borderTopWidth: 1,
            borderTopColor: colors.line,
          }}
        >
          <Text style={textStyles.body}>{name}</Text>
          <Text style={{ ...textStyles.mono, color: colors.muted }}>{detail}</Text>
        </View>
      ))}
    </Card>
  );
}

export function Product() {
  return (
    <Slide label={deck.product.label} title={title} titleWidth={700}>
      {(colors) => (
        <>
          <View style={{ flexDirection: 'row', gap: 40, marginTop: 16 }}>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} style={{ ...textStyles.body, color: colors.muted, flex: 1 }}>
                {paragraph}
              </Paragraph>
            ))}
          </View>
          <View style={{ flexDirection: 'row', marginTop: 'auto' }}>
            <List
              colors={colors}
              heading={knowledge.title}
              rows={knowledge.sources.map((source) => [source.name, source.detail])}
            />
            <Flow colors={colors} />
            <List
              colors={colors}
              heading={plan.title}
              rows={plan.themes.map((theme) => [theme.name, `${theme.posts} ${plan.posts}`])}
            />
          </View>
        </>
      )}
    </Slide>
  );
}
