import { View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { agentHierarchy, type SocialAgent } from '#content/social-os/social-os.ts';
import { breakBeforeLastPhrase, Card, Drawing, Line, Paragraph, SpreadRow, Text } from '../elements.tsx';
import { Slide } from '../slide.tsx';

const { strategist, manager, platforms, tracker, title, lead } = agentHierarchy;
const BOARD_SIZE = { width: 840, height: 288 };
const PLATFORM_CARD = { left: 384, width: 268, height: 52, distance: 59 };
const AGENT_CARD = { width: 166, height: 176 };
/** Left edges of the agents. */
const LEFT = { strategist: 0, manager: 192, tracker: 674 };
const MIDDLE_Y = BOARD_SIZE.height / 2;
/** Space for a platform's name and log, in characters. */
const PLATFORM_ROW_LENGTH = 35;

const curve = (x: number, y: number, toX: number, toY: number) =>
  `M${x} ${y}C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`;

/** Lines from each agent to the next, from left to right. */
const LINES = [
  curve(AGENT_CARD.width, MIDDLE_Y, LEFT.manager, MIDDLE_Y),
  ...platforms.flatMap((_, i) => {
    const y = i * PLATFORM_CARD.distance + PLATFORM_CARD.height / 2;
    return [
      curve(LEFT.manager + AGENT_CARD.width, MIDDLE_Y, PLATFORM_CARD.left, y),
      curve(PLATFORM_CARD.left + PLATFORM_CARD.width, y, LEFT.tracker, MIDDLE_Y),
    ];
  }),
];

function Agent({ agent, left }: { agent: SocialAgent; left: number }) {
  const top = MIDDLE_Y - AGENT_CARD.height / 2;
  return (
    <Card style={{ position: 'absolute', left, top, ...AGENT_CARD, padding: 14 }}>
      <Text as="heading" size={16} fit={{ charactersPerLine: 16, lines: 1 }}>
        {agent.name}
      </Text>
      <Paragraph size={12} fit={{ charactersPerLine: 22, lines: 3 }} color="muted" style={{ marginTop: 6 }}>
        {agent.job}
      </Paragraph>
      <Text as="tiny" color="brand" style={{ marginTop: 'auto' }}>
        {breakBeforeLastPhrase(agent.log)}
      </Text>
    </Card>
  );
}

function Platform({ agent: { name, job, log }, index }: { agent: SocialAgent; index: number }) {
  const { distance, ...size } = PLATFORM_CARD;
  const logFit = { charactersPerLine: PLATFORM_ROW_LENGTH - name.length, lines: 1 };
  return (
    <Card
      style={{
        position: 'absolute',
        ...size,
        top: index * distance,
        padding: '8 14',
        justifyContent: 'center',
      }}
    >
      <SpreadRow>
        <Text as="strong">{name}</Text>
        <Text as="tiny" fit={logFit} color="brand" style={{ marginTop: 3 }}>
          {log}
        </Text>
      </SpreadRow>
      <Text size={12} fit={{ charactersPerLine: 40, lines: 1 }} color="muted">
        {job}
      </Text>
    </Card>
  );
}

export function Hierarchy() {
  return (
    <Slide label={deck.hierarchy.label} tone="ink" title={title} titleWidth={430} lead={lead}>
      <View style={{ ...BOARD_SIZE, marginTop: 'auto' }}>
        <View style={{ position: 'absolute', left: 0, top: 0 }}>
          <Drawing {...BOARD_SIZE}>
            {LINES.map((d) => (
              <Line key={d} d={d} />
            ))}
          </Drawing>
        </View>
        <Agent agent={strategist} left={LEFT.strategist} />
        <Agent agent={manager} left={LEFT.manager} />
        {platforms.map((agent, index) => (
          <Platform key={agent.name} agent={agent} index={index} />
        ))}
        <Agent agent={tracker} left={LEFT.tracker} />
      </View>
    </Slide>
  );
}
