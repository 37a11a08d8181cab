import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { process, processSteps } from '#content/landing/process.ts';
import { Slide } from '../slide.tsx';
import { type Colours, EDGE, PAGE, type } from '../theme.ts';

const { timeline } = deck;
const phases = processSteps.flatMap(({ title, timeline: when }, i) => {
  const phase = timeline.phases[i];
  return phase ? [{ title, when, ...phase }] : [];
});
const spans = process.implementation.flatMap(({ label, value }, i) => {
  const span = timeline.spans[i];
  return span ? [{ name: `${label}: ${value}`, ...span }] : [];
});
const WEEK = (PAGE.width - 2 * EDGE.x) / timeline.weeks;
const weeks = Array.from({ length: timeline.weeks }, (_, i) => i + 1);
const across = ({ from, to }: { from: number; to: number }) => ({
  left: (from - 1) * WEEK,
  width: (to - from + 1) * WEEK - 8,
});

function Weeks({ colours }: { colours: Colours }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        borderBottomWidth: 1,
        borderBottomColor: colours.line,
        paddingBottom: 8,
      }}
    >
      {weeks.map((week) => (
        <Text key={week} style={{ ...type.mono, color: colours.muted, width: WEEK }}>
          {deck.timeline.week(week)}
        </Text>
      ))}
    </View>
  );
}

export function Timeline() {
  return (
    <Slide label={timeline.label} title={timeline.title} titleWidth={520} lead={timeline.lead}>
      {(colours) => (
        <View style={{ marginTop: 'auto' }}>
          <Weeks colours={colours} />
          <View style={{ height: 196 }}>
            {phases.map((phase, i) => (
              <View
                key={phase.title}
                style={{ position: 'absolute', top: 14 + i * 46, ...across(phase), flexDirection: 'row' }}
              >
                <View
                  style={{
                    width: '100%',
                    height: 36,
                    borderRadius: 6,
                    backgroundColor: colours.brand,
                    justifyContent: 'center',
                    paddingHorizontal: 12,
                  }}
                >
                  <Text style={{ ...type.strong, color: colours.brandInk }}>{phase.title}</Text>
                </View>
              </View>
            ))}
            {phases.map((phase, i) => {
              const { left, width } = across(phase);
              const isLast = phase.to === timeline.weeks;
              return (
                <View
                  key={phase.when}
                  style={{
                    position: 'absolute',
                    top: 16 + i * 46,
                    width: 280,
                    left: isLast ? left - 288 : left + width + 12,
                    alignItems: isLast ? 'flex-end' : 'flex-start',
                  }}
                >
                  <Text style={{ ...type.tiny, color: colours.brand }}>{phase.when}</Text>
                  <Text style={{ ...type.body, color: colours.muted }}>{phase.text}</Text>
                </View>
              );
            })}
          </View>
          <View style={{ height: 40 }}>
            {spans.map((span) => (
              <View
                key={span.name}
                style={{
                  position: 'absolute',
                  ...across(span),
                  borderTopWidth: 3,
                  borderTopColor: colours.ink,
                  paddingTop: 8,
                }}
              >
                <Text style={type.strong}>{span.name}</Text>
              </View>
            ))}
          </View>
        </View>
      )}
    </Slide>
  );
}
