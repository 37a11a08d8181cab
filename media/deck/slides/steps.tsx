import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialSteps } from '#content/social-os/social-os.ts';
import { Copy, phrasePerLine } from '../copy.tsx';
import { Channel, Station } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, EDGE, fitted, type } from '../theme.ts';

const STATION = 22;
const LINE_Y = 226;
const DESCRIPTION = { line: 26, lines: 3.6 };
const isYours = (step: number) => deck.steps.yours.steps.some((one) => one === step);

function Yours({ colors }: { colors: Colors }) {
  return (
    <Text
      style={{
        ...type.strong,
        fontSize: 10.5,
        lineHeight: 1.2,
        color: colors.brandInk,
        backgroundColor: colors.brand,
        borderRadius: 9,
        paddingTop: 3,
        paddingBottom: 2,
        paddingHorizontal: 8,
      }}
    >
      {deck.steps.yours.name}
    </Text>
  );
}

export function Steps() {
  return (
    <Slide
      label={deck.steps.label}
      title={deck.steps.title}
      titleWidth={620}
      backdrop={(colors) => <Channel colors={colors} y={LINE_Y} seed={9} />}
    >
      {(colors) => (
        <View
          style={{
            position: 'absolute',
            left: EDGE.x,
            right: EDGE.x,
            top: LINE_Y - STATION / 2,
            flexDirection: 'row',
            gap: 28,
          }}
        >
          {socialSteps.steps.map((step) => (
            <View key={step.number} style={{ flex: 1 }}>
              <Station colors={colors} size={STATION} hollow={!isYours(step.number)} />
              <View
                style={{ flexDirection: 'row', alignItems: 'center', gap: 10, height: 18, marginTop: 32 }}
              >
                <Text style={{ ...type.mono, color: colors.brand }}>{step.when}</Text>
                {isYours(step.number) && <Yours colors={colors} />}
              </View>
              <Text style={{ ...type.heading, fontSize: 21, marginTop: 4 }}>{step.title}</Text>
              <Copy
                style={{
                  ...fitted({ ...type.body, fontSize: 14 }, step.description, DESCRIPTION),
                  color: colors.muted,
                  marginTop: 8,
                  height: 96,
                }}
              >
                {step.description}
              </Copy>
              <Text
                style={{
                  ...type.tiny,
                  color: colors.ink,
                  backgroundColor: colors.raised,
                  borderRadius: 5,
                  paddingVertical: 7,
                  paddingHorizontal: 9,
                  marginTop: 8,
                }}
              >
                {phrasePerLine(step.detail)}
              </Text>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
