/** Two pages with milestones on a line: the steps of the product, and the first weeks with it. */

import { View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialSteps } from '#content/social-os/social-os.ts';
import moments from '#words/moments.json' with { type: 'json' };
import { breakBeforeLastPhrase, LineDot, MainLine, Paragraph, Row, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';
import { fitText, MARGIN, PAGE, textStyles } from '../theme.ts';

const isCustomerStep = (step: number) => deck.steps.yours.steps.some((customerStep) => customerStep === step);

function CustomerStepBadge() {
  const { brand, brandInk } = useColors();
  const look = { color: brandInk, backgroundColor: brand, borderRadius: 9, padding: '3 8 2' };
  return (
    <Text as="strong" size={10.5} style={{ lineHeight: 1.2, ...look }}>
      {deck.steps.yours.name}
    </Text>
  );
}

type Step = (typeof socialSteps.steps)[number];

function StepColumn({ step }: { step: Step }) {
  const { ink, raised } = useColors();
  const detailBox = { color: ink, backgroundColor: raised, borderRadius: 5, padding: '7 9', marginTop: 8 };
  return (
    <View style={{ flex: 1 }}>
      <LineDot size={22} isHollow={!isCustomerStep(step.number)} />
      <Row style={{ alignItems: 'center', gap: 10, height: 18, marginTop: 32 }}>
        <Text as="mono" color="brand">
          {step.when}
        </Text>
        {isCustomerStep(step.number) && <CustomerStepBadge />}
      </Row>
      <Text as="heading" size={21} style={{ marginTop: 4 }}>
        {step.title}
      </Text>
      <Paragraph
        size={14}
        fit={{ charactersPerLine: 26, lines: 3.6 }}
        color="muted"
        style={{ marginTop: 8, height: 96 }}
      >
        {step.description}
      </Paragraph>
      <Text as="tiny" style={detailBox}>
        {breakBeforeLastPhrase(step.detail)}
      </Text>
    </View>
  );
}

export function Steps() {
  const { label, title } = deck.steps;
  return (
    <Slide label={label} title={title} titleWidth={620} backdrop={<MainLine y={226} seed={9} />}>
      <Row style={{ position: 'absolute', left: MARGIN.x, right: MARGIN.x, top: 215, gap: 28 }}>
        {socialSteps.steps.map((step) => (
          <StepColumn key={step.number} step={step} />
        ))}
      </Row>
    </Slide>
  );
}

const MOMENTS = [moments.workflow, moments.agent, moments.stack];
/** All times have the font size that fits the longest one. */
const LONGEST_TIME = MOMENTS.map(({ after }) => after).reduce((a, b) => (b.length > a.length ? b : a));
const TIME_SIZE = fitText(textStyles.number, LONGEST_TIME, { charactersPerLine: 8, lines: 1 });
const COLUMN_WIDTH = (PAGE.width - 2 * MARGIN.x) / MOMENTS.length;

export function Timeline() {
  const { label, title, lead, after: afterLabel, details } = deck.timeline;
  return (
    <Slide
      label={label}
      title={title}
      lead={lead}
      leadWidth={COLUMN_WIDTH}
      backdrop={<MainLine y={216} seed={26} />}
    >
      <Row style={{ position: 'absolute', left: MARGIN.x, top: 201 }}>
        {MOMENTS.map(({ after, is }, index) => (
          <View key={after} style={{ width: COLUMN_WIDTH, paddingRight: 34 }}>
            <LineDot size={30} />
            <Text as="mono" color="brand" style={{ marginTop: 29 }}>
              {afterLabel}
            </Text>
            <Text as="number" style={{ ...TIME_SIZE, marginTop: 2 }}>
              {after}
            </Text>
            <Paragraph as="heading" style={{ marginTop: 16 }}>
              {is}
            </Paragraph>
            <Paragraph color="muted" style={{ marginTop: 8 }}>
              {details[index] ?? ''}
            </Paragraph>
          </View>
        ))}
      </Row>
    </Slide>
  );
}
