import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { agentHierarchy, type SocialAgent } from '#content/social-os/social-os.ts';
import { Card } from '../card.tsx';
import { breakBeforeLastPhrase, Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, fitText, textStyles } from '../theme.ts';

const { strategist, manager, platforms, tracker, title, lead } = agentHierarchy;
const BOARD_SIZE = { width: 840, height: 288 };
const PLATFORM_CARD = { height: 52, gap: 7, left: 384, width: 268 };
const AGENT_CARD = { width: 166, height: 176 };
/** Space for texts, in characters. */
const TEXT_SPACE = {
  name: { charactersPerLine: 16, lines: 1 },
  job: { charactersPerLine: 22, lines: 3 },
  platformJob: { charactersPerLine: 40, lines: 1 },
  platformRow: 35,
};
const LEFT_POSITIONS = { strategist: 0, manager: 192, tracker: 674 };
const MIDDLE_Y = BOARD_SIZE.height / 2;

const platformY = (index: number) =>
  index * (PLATFORM_CARD.height + PLATFORM_CARD.gap) + PLATFORM_CARD.height / 2;

/** Lines from each agent to the next, from left to right. */
function AgentLines({ colors }: { colors: Colors }) {
  const [managerRight, platformLeft, platformRight] = [
    LEFT_POSITIONS.manager + AGENT_CARD.width,
    PLATFORM_CARD.left,
    PLATFORM_CARD.left + PLATFORM_CARD.width,
  ];
  const curve = (x: number, y: number, toX: number, toY: number) =>
    `M${x} ${y}C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`;
  const paths = [
    curve(AGENT_CARD.width, MIDDLE_Y, LEFT_POSITIONS.manager, MIDDLE_Y),
    ...platforms.map((_, i) => curve(managerRight, MIDDLE_Y, platformLeft, platformY(i))),
    ...platforms.map((_, i) => curve(platformRight, platformY(i), LEFT_POSITIONS.tracker, MIDDLE_Y)),
  ];
  return (
    <Svg {...BOARD_SIZE} viewBox={`0 0 ${BOARD_SIZE.width} ${BOARD_SIZE.height}`}>
      {paths.map((d) => (
        <Path key={d} d={d} stroke={colors.brand} strokeWidth={1.4} fill="none" />
      ))}
    </Svg>
  );
}

function Agent({ colors, agent, left }: { colors: Colors; agent: SocialAgent; left: number }) {
  return (
    <Card
      colors={colors}
      style={{
        position: 'absolute',
        left,
        top: MIDDLE_Y - AGENT_CARD.height / 2,
        ...AGENT_CARD,
        padding: 14,
      }}
    >
      <Text style={fitText({ ...textStyles.heading, fontSize: 16 }, agent.name, TEXT_SPACE.name)}>
        {agent.name}
      </Text>
      <Paragraph
        style={{
          ...fitText({ ...textStyles.body, fontSize: 12 }, agent.job, TEXT_SPACE.job),
          color: colors.muted,
          marginTop: 6,
        }}
      >
        {agent.job}
      </Paragraph>
      <Text style={{ ...textStyles.tiny, color: colors.brand, marginTop: 'auto' }}>
        {breakBeforeLastPhrase(agent.log)}
      </Text>
    </Card>
  );
}

export function Hierarchy() {
  return (
    <Slide label={deck.hierarchy.label} tone="ink" title={title} titleWidth={430} lead={lead}>
      {(colors) => (
        <View style={{ ...BOARD_SIZE, marginTop: 'auto' }}>
          <View style={{ position: 'absolute', left: 0, top: 0 }}>
            <AgentLines colors={colors} />
          </View>
          <Agent colors={colors} agent={strategist} left={LEFT_POSITIONS.strategist} />
          <Agent colors={colors} agent={manager} left={LEFT_POSITIONS.manager} />
          {platforms.map((agent, i) => (
            <Card
              key={agent.name}
              colors={colors}
              style={{
                position: 'absolute',
                left: PLATFORM_CARD.left,
                top: i * (PLATFORM_CARD.height + PLATFORM_CARD.gap),
                width: PLATFORM_CARD.width,
                height: PLATFORM_CARD.height,
                paddingVertical: 8,
                paddingHorizontal: 14,
                justifyContent: 'center',
              }}
            >
              <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
                <Text style={textStyles.strong}>{agent.name}</Text>
                <Text
                  style={{
                    ...fitText(textStyles.tiny, agent.log, {
                      charactersPerLine: TEXT_SPACE.platformRow - agent.name.length,
                      lines: 1,
                    }),
                    color: colors.brand,
                    marginTop: 3,
                  }}
                >
                  {agent.log}
                </Text>
              </View>
              <Text
                style={{
                  ...fitText({ ...textStyles.body, fontSize: 12 }, agent.job, TEXT_SPACE.platformJob),
                  color: colors.muted,
                }}
              >
                {agent.job}
              </Text>
            </Card>
          ))}
          <Agent colors={colors} agent={tracker} left={LEFT_POSITIONS.tracker} />
        </View>
      )}
    </Slide>
  );
}
