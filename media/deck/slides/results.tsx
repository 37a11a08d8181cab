/** Two pages with figures: what customers can expect, and what one customer measured. */

import { Text as PdfText, View } from '@react-pdf/renderer';
import { addQuotes } from '#content/formats.ts';
import { deck } from '#content/media/deck.ts';
import { socialResults, socialTestimonial } from '#content/social-os/social-os.ts';
import { Paragraph, Row, RuledColumn, SpreadRow, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';
import { families } from '../theme.ts';

const { saved, figures } = socialResults;
const HOUR_WIDTH = 34;

function Hours() {
  const { brand, raised } = useColors();
  const bar = { position: 'absolute', height: 10, borderRadius: 5, backgroundColor: brand } as const;
  return (
    <View style={{ width: 400 }}>
      <Text as="mono" color="muted" style={{ marginBottom: 14 }}>
        {deck.results.hours}
      </Text>
      {saved.tasks.map((task) => (
        <View key={task.name} style={{ marginBottom: 13 }}>
          <SpreadRow style={{ marginBottom: 5 }}>
            <Text as="strong">{task.name}</Text>
            <Text as="mono" color="muted">
              {saved.hours(task.low, task.high)}
            </Text>
          </SpreadRow>
          <View style={{ height: 10, borderRadius: 5, backgroundColor: raised }}>
            <View style={{ ...bar, width: task.high * HOUR_WIDTH, opacity: 0.35 }} />
            <View style={{ ...bar, width: task.low * HOUR_WIDTH }} />
          </View>
        </View>
      ))}
    </View>
  );
}

export function Results() {
  return (
    <Slide label={deck.results.label} title={deck.results.title}>
      <SpreadRow style={{ marginTop: 34 }}>
        <View>
          <Text as="figure" color="brand">
            {saved.value}
          </Text>
          <Text as="heading" size={24} style={{ marginTop: 24 }}>
            {saved.label}
          </Text>
        </View>
        <Hours />
      </SpreadRow>
      <Row style={{ gap: 30, marginTop: 'auto' }}>
        {figures.map(({ value, label }) => (
          <RuledColumn key={label}>
            <Text as="number">{value}</Text>
            <Text color="muted" style={{ marginTop: 10 }}>
              {label}
            </Text>
          </RuledColumn>
        ))}
      </Row>
    </Slide>
  );
}

const { measured: copy } = deck;
const { quote, name, position, company, companyType, measured } = socialTestimonial;
const BAR_WIDTH = 290;

type ComparisonProps = { label: string; before: number; after: number };

/** The values before and after as two bars with the same scale. */
function Comparison({ label, before, after }: ComparisonProps) {
  const { controlLine, brand, ink } = useColors();
  const bars = [
    { when: copy.before, value: before, color: controlLine },
    { when: copy.after, value: after, color: brand },
  ];
  return (
    <View style={{ marginBottom: 22 }}>
      <Text as="strong" style={{ marginBottom: 8 }}>
        {label}
      </Text>
      {bars.map(({ when, value, color }) => {
        const width = Math.max(4, (value / Math.max(before, after)) * BAR_WIDTH);
        return (
          <Row key={when} style={{ alignItems: 'center', height: 41 }}>
            <Text size={12} color="muted" style={{ width: 104 }}>
              {when}
            </Text>
            <View style={{ width, height: 28, borderRadius: 4, backgroundColor: color }} />
            <PdfText style={{ fontFamily: families.display, fontSize: 26, marginLeft: 10, color: ink }}>
              {value}
            </PdfText>
          </Row>
        );
      })}
    </View>
  );
}

export function Measured() {
  return (
    <Slide label={copy.label} tone="ink" title={copy.title} titleWidth={640}>
      <SpreadRow style={{ marginTop: 40 }}>
        <View style={{ width: 440 }}>
          <Comparison label={copy.hours} before={measured.hoursBefore} after={measured.hoursAfter} />
          <Comparison label={copy.days} before={measured.daysBefore} after={measured.daysAfter} />
          <Paragraph size={12} color="muted" style={{ marginTop: 2, width: 330 }}>
            {measured.basis}
          </Paragraph>
        </View>
        <View style={{ width: 344 }}>
          <Text as="quote" size={25} fit={{ charactersPerLine: 29, lines: 6 }} style={{ lineHeight: 1.22 }}>
            {addQuotes(quote)}
          </Text>
          <Text as="strong" style={{ marginTop: 22 }}>
            {name}
          </Text>
          <Text color="muted">{`${position}, ${company}`}</Text>
          <Text color="muted">{companyType}</Text>
        </View>
      </SpreadRow>
    </Slide>
  );
}
