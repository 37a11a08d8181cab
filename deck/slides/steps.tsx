import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { socialSteps } from '#content/social-os.ts';
import { River } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { EDGE, PAGE, type } from '../theme.ts';

const STATION = 11;
const LINE_Y = 226;

export function Steps() {
  return (
    <Slide
      label={deck.steps.label}
      title={deck.steps.title}
      titleWidth={620}
      backdrop={(colours) => (
        <View style={{ position: 'absolute', left: 0, top: LINE_Y - 40 }}>
          <River colours={colours} width={PAGE.width} height={80} lines={8} seed={9} lit={[]} />
          <Svg width={PAGE.width} height={80} viewBox={`0 0 ${PAGE.width} 80`}>
            <Path
              d={`M0 58C20 58 40 40 ${EDGE.x} 40H${PAGE.width}`}
              stroke={colours.brand}
              strokeWidth={2}
              fill="none"
            />
          </Svg>
        </View>
      )}
    >
      {(colours) => (
        <View
          style={{
            position: 'absolute',
            left: 60,
            right: 60,
            top: LINE_Y - STATION,
            flexDirection: 'row',
            gap: 28,
          }}
        >
          {socialSteps.steps.map((step) => (
            <View key={step.number} style={{ flex: 1 }}>
              <Svg width={STATION * 2} height={STATION * 2} viewBox="0 0 22 22">
                <Circle cx={11} cy={11} r={11} fill={colours.paper} />
                <Circle cx={11} cy={11} r={8} fill={colours.brand} />
              </Svg>
              <Text style={{ ...type.mono, color: colours.brand, marginTop: 34 }}>{step.when}</Text>
              <Text style={{ ...type.heading, fontSize: 21, marginTop: 4 }}>{step.title}</Text>
              <Text style={{ ...type.body, fontSize: 14, color: colours.muted, marginTop: 8, height: 96 }}>
                {step.description}
              </Text>
              <Text
                style={{
                  ...type.tiny,
                  color: colours.ink,
                  backgroundColor: colours.raised,
                  borderRadius: 5,
                  paddingVertical: 7,
                  paddingHorizontal: 9,
                  marginTop: 8,
                }}
              >
                {step.detail}
              </Text>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
