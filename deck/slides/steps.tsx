import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { socialSteps } from '#content/social-os.ts';
import { Copy, phrasePerLine } from '../copy.tsx';
import { River } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, EDGE, PAGE, type } from '../theme.ts';

const STATION = 11;
const LINE_Y = 226;
const isYours = (step: number) => deck.steps.yours.steps.some((one) => one === step);

function Yours({ colours }: { colours: Colours }) {
  return (
    <Text
      style={{
        ...type.strong,
        fontSize: 10.5,
        lineHeight: 1.2,
        color: colours.brandInk,
        backgroundColor: colours.brand,
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
                <Circle
                  cx={11}
                  cy={11}
                  r={7.5}
                  fill={isYours(step.number) ? colours.brand : colours.paper}
                  stroke={colours.brand}
                  strokeWidth={2}
                />
              </Svg>
              <View
                style={{ flexDirection: 'row', alignItems: 'center', gap: 10, height: 18, marginTop: 32 }}
              >
                <Text style={{ ...type.mono, color: colours.brand }}>{step.when}</Text>
                {isYours(step.number) && <Yours colours={colours} />}
              </View>
              <Text style={{ ...type.heading, fontSize: 21, marginTop: 4 }}>{step.title}</Text>
              <Copy style={{ ...type.body, fontSize: 14, color: colours.muted, marginTop: 8, height: 96 }}>
                {step.description}
              </Copy>
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
                {phrasePerLine(step.detail)}
              </Text>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
