import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialResults } from '#content/social-os/social-os.ts';
import { Slide } from '../slide.tsx';
import { type Colors, textStyles } from '../theme.ts';

const { saved, figures } = socialResults;
const HOUR_WIDTH = 34;

function Hours({ colors }: { colors: Colors }) {
  return (
    <View style={{ width: 400 }}>
      <Text style={{ ...textStyles.mono, color: colors.muted, marginBottom: 14 }}>{deck.results.hours}</Text>
      {saved.tasks.map((task) => (
        <View key={task.name} style={{ marginBottom: 13 }}>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 5 }}>
            <Text style={textStyles.strong}>{task.name}</Text>
            <Text style={{ ...textStyles.mono, color: colors.muted }}>
              {saved.hours(task.low, task.high)}
            </Text>
          </View>
          <View style={{ height: 10, borderRadius: 5, backgroundColor: colors.raised }}>
            <View
              style={{
                position: 'absolute',
                width: task.high * HOUR_WIDTH,
                height: 10,
                borderRadius: 5,
                backgroundColor: colors.brand,
                opacity: 0.35,
              }}
            />
            <View
              style={{
                position: 'absolute',
                width: task.low * HOUR_WIDTH,
                height: 10,
                borderRadius: 5,
                backgroundColor: colors.brand,
              }}
            />
          </View>
        </View>
      ))}
    </View>
  );
}

export function Results() {
  return (
    <Slide label={deck.results.label} title={deck.results.title}>
      {(colors) => (
        <>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 34 }}>
            <View>
              <Text style={{ ...textStyles.figure, color: colors.brand }}>{saved.value}</Text>
              <Text style={{ ...textStyles.heading, fontSize: 24, marginTop: 24 }}>{saved.label}</Text>
            </View>
            <Hours colors={colors} />
          </View>
          <View style={{ flexDirection: 'row', gap: 30, marginTop: 'auto' }}>
            {figures.map(({ value, label }) => (
              <View
                key={label}
                style={{ flex: 1, borderTopWidth: 1, borderTopColor: colors.line, paddingTop: 14 }}
              >
                <Text style={textStyles.number}>{value}</Text>
                <Text style={{ ...textStyles.body, color: colors.muted, marginTop: 10 }}>{label}</Text>
              </View>
            ))}
          </View>
        </>
      )}
    </Slide>
  );
}
