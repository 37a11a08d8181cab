import { View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialMonth } from '#content/social-os/social-os.ts';
import { Paragraph, Row, RuledColumn, SpreadRow, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';

const { problem } = deck;
const CELL = { width: 48, height: 44, gap: 7 };
const NAME_WIDTH = 74;
const isFilled = (platform: number, day: number) =>
  problem.filled.some(([filledPlatform, filledDay]) => filledPlatform === platform && filledDay === day);

function Cell({ filled }: { filled: boolean }) {
  const { brand, muted } = useColors();
  const look = filled ? { backgroundColor: brand } : { border: `1 dashed ${muted}`, opacity: 0.45 };
  return <View style={{ width: CELL.width, height: CELL.height, borderRadius: 4, ...look }} />;
}

function BusyWeek() {
  return (
    <View style={{ gap: CELL.gap, marginTop: 8 }}>
      <Row style={{ gap: CELL.gap, marginLeft: NAME_WIDTH }}>
        {problem.days.map((day) => (
          <Text key={day} as="tiny" color="muted" style={{ width: CELL.width }}>
            {day}
          </Text>
        ))}
      </Row>
      {socialMonth.platforms.map((platform, row) => (
        <Row key={platform.name} style={{ alignItems: 'center' }}>
          <Text color="muted" style={{ width: NAME_WIDTH }}>
            {platform.name}
          </Text>
          <Row style={{ gap: CELL.gap }}>
            {problem.days.map((day, column) => (
              <Cell key={day} filled={isFilled(row, column)} />
            ))}
          </Row>
        </Row>
      ))}
    </View>
  );
}

export function Problem() {
  return (
    <Slide label={problem.label}>
      <SpreadRow style={{ marginTop: 10 }}>
        <View style={{ width: 330 }}>
          <Text as="title">{problem.title}</Text>
          <Paragraph as="lead" color="muted" style={{ marginTop: 18 }}>
            {problem.lead}
          </Paragraph>
        </View>
        <BusyWeek />
      </SpreadRow>
      <Row style={{ marginTop: 'auto', gap: 30 }}>
        {problem.points.map(({ title, text }) => (
          <RuledColumn key={title}>
            <Text as="heading">{title}</Text>
            <Paragraph color="muted" style={{ marginTop: 6 }}>
              {text}
            </Paragraph>
          </RuledColumn>
        ))}
      </Row>
    </Slide>
  );
}
