import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialSteps } from '#content/social-os/social-os.ts';
import { LineDot, MainLine } from '../drawing.tsx';
import { breakBeforeLastPhrase, Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, fitText, MARGIN, textStyles } from '../theme.ts';

const DOT_SIZE = 22;
const LINE_Y = 226;
const DESCRIPTION_SPACE = { charactersPerLine: 26, lines: 3.6 };
const isCustomerStep = (step: number) => deck.steps.yours.steps.some((customerStep) => customerStep === step);

function CustomerStepBadge({ colors }: { colors: Colors }) {
  return (
    <Text
      style={{
        ...textStyles.strong,
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
      backdrop={(colors) => <MainLine colors={colors} y={LINE_Y} seed={9} />}
    >
      {(colors) => (
        <View
          style={{
            position: 'absolute',
            left: MARGIN.x,
            right: MARGIN.x,
            top: LINE_Y - DOT_SIZE / 2,
            flexDirection: 'row',
            gap: 28,
          }}
        >
          {socialSteps.steps.map((step) => (
            <View key={step.number} style={{ flex: 1 }}>
              <LineDot colors={colors} size={DOT_SIZE} isHollow={!isCustomerStep(step.number)} />
              <View
                style={{ flexDirection: 'row', alignItems: 'center', gap: 10, height: 18, marginTop: 32 }}
              >
                <Text style={{ ...textStyles.mono, color: colors.brand }}>{step.when}</Text>
                {isCustomerStep(step.number) && <CustomerStepBadge colors={colors} />}
              </View>
              <Text style={{ ...textStyles.heading, fontSize: 21, marginTop: 4 }}>{step.title}</Text>
              <Paragraph
                style={{
                  ...fitText({ ...textStyles.body, fontSize: 14 }, step.description, DESCRIPTION_SPACE),
                  color: colors.muted,
                  marginTop: 8,
                  height: 96,
                }}
              >
                {step.description}
              </Paragraph>
              <Text
                style={{
                  ...textStyles.tiny,
                  color: colors.ink,
                  backgroundColor: colors.raised,
                  borderRadius: 5,
                  paddingVertical: 7,
                  paddingHorizontal: 9,
                  marginTop: 8,
                }}
              >
                {breakBeforeLastPhrase(step.detail)}
              </Text>
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
