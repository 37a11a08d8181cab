import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { agentHierarchy, type SocialAgent } from '#content/social-os/social-os.ts';
import { Card } from '../card.tsx';
import { Copy, phrasePerLine } from '../copy.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, fitted, type } from '../theme.ts';

const { strategist, manager, platforms, tracker, title, lead } = agentHierarchy;
const BOARD = { width: 840, height: 288 };
const PLATFORM = { height: 52, gap: 7, left: 384, width: 268 };
const SIDE = { width: 166, height: 176 };
/** Room for texts in characters. */
const ROOM = {
  name: { line: 16, lines: 1 },
  job: { line: 22, lines: 3 },
  platformJob: { line: 40, lines: 1 },
  platformRow: 35,
};
const LEFT = { strategist: 0, manager: 192, tracker: 674 };
const MIDDLE = BOARD.height / 2;

const platformY = (i: number) => i * (PLATFORM.height + PLATFORM.gap) + PLATFORM.height / 2;

/** From the strategist to the sheet, left to right like the current. */
function Lines({ colors }: { colors: Colors }) {
  const [start, fan, gather] = [LEFT.manager + SIDE.width, PLATFORM.left, PLATFORM.left + PLATFORM.width];
  const bend = (x: number, y: number, toX: number, toY: number) =>
    `M${x} ${y}C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`;
  const paths = [
    bend(SIDE.width, MIDDLE, LEFT.manager, MIDDLE),
    ...platforms.map((_, i) => bend(start, MIDDLE, fan, platformY(i))),
    ...platforms.map((_, i) => bend(gather, platformY(i), LEFT.tracker, MIDDLE)),
  ];
  return (
    <Svg {...BOARD} viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}>
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
      style={{ position: 'absolute', left, top: MIDDLE - SIDE.height / 2, ...SIDE, padding: 14 }}
    >
      <Text style={fitted({ ...type.heading, fontSize: 16 }, agent.name, ROOM.name)}>{agent.name}</Text>
      <Copy
        style={{
          ...fitted({ ...type.body, fontSize: 12 }, agent.job, ROOM.job),
          color: colors.muted,
          marginTop: 6,
        }}
      >
        {agent.job}
      </Copy>
      <Text style={{ ...type.tiny, color: colors.brand, marginTop: 'auto' }}>{phrasePerLine(agent.log)}</Text>
    </Card>
  );
}

export function Hierarchy() {
  return (
    <Slide label={deck.hierarchy.label} tone="ink" title={title} titleWidth={430} lead={lead}>
      {(colors) => (
        <View style={{ ...BOARD, marginTop: 'auto' }}>
          <View style={{ position: 'absolute', left: 0, top: 0 }}>
            <Lines colors={colors} />
          </View>
          <Agent colors={colors} agent={strategist} left={LEFT.strategist} />
          <Agent colors={colors} agent={manager} left={LEFT.manager} />
          {platforms.map((agent, i) => (
            <Card
              key={agent.name}
              colors={colors}
              style={{
                position: 'absolute',
                left: PLATFORM.left,
                top: i * (PLATFORM.height + PLATFORM.gap),
                width: PLATFORM.width,
                height: PLATFORM.height,
                paddingVertical: 8,
                paddingHorizontal: 14,
                justifyContent: 'center',
              }}
            >
              <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
                <Text style={type.strong}>{agent.name}</Text>
                <Text
                  style={{
                    ...fitted(type.tiny, agent.log, { line: ROOM.platformRow - agent.name.length, lines: 1 }),
                    color: colors.brand,
                    marginTop: 3,
                  }}
                >
                  {agent.log}
                </Text>
              </View>
              <Text
                style={{
                  ...fitted({ ...type.body, fontSize: 12 }, agent.job, ROOM.platformJob),
                  color: colors.muted,
                }}
              >
                {agent.job}
              </Text>
            </Card>
          ))}
          <Agent colors={colors} agent={tracker} left={LEFT.tracker} />
        </View>
      )}
    </Slide>
  );
}
