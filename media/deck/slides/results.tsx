/** Figures: what customers can expect, what one customer measured, security and price. */
import { addQuotes } from '#content/formats.ts';
import { deck } from '#content/media/deck.ts';
import { socialResults, socialTestimonial } from '#content/social-os/social-os.ts';
import { Box, Card, Drawing, Line, Point, Row, Ruled, SpreadRow, Text } from '../elements.tsx';
import type { SlideContent } from '../slide.tsx';

const { saved, figures } = socialResults;
const HOUR_WIDTH = 34;

const Hours = () => (
  <Box width={400}>
    <Text as="mono" color="muted" marginBottom={14} text={deck.results.hours} />
    {saved.tasks.map(({ name, low, high }) => (
      <Box key={name} marginBottom={13}>
        <SpreadRow marginBottom={5}>
          <Text as="strong" text={name} />
          <Text as="mono" color="muted" text={saved.hours(low, high)} />
        </SpreadRow>
        <Row fill="raised" borderRadius={5}>
          <Box fill="brand" width={low * HOUR_WIDTH} height={10} borderRadius={5} />
          <Box fill="controlLine" width={(high - low) * HOUR_WIDTH} height={10} borderRadius={5} />
        </Row>
      </Box>
    ))}
  </Box>
);

export const results: SlideContent = {
  ...deck.results,
  content: (
    <>
      <SpreadRow marginTop={34}>
        <Box>
          <Text as="figure" color="brand" text={saved.value} />
          <Text as="heading" size={24} marginTop={24} text={saved.label} />
        </Box>
        <Hours />
      </SpreadRow>
      <Row gap={30} marginTop="auto">
        {figures.map(({ value, label }) => (
          <Box key={label} flex={1} paddingTop={14}>
            <Text as="number" text={value} />
            <Text color="muted" marginTop={10} text={label} />
          </Box>
        ))}
      </Row>
    </>
  ),
};

const { measured: copy } = deck;
const { quote, name, position, company, companyType, measured: values } = socialTestimonial;
const BAR_WIDTH = 290;

/** The values before and after as two bars with the same scale. */
const Comparison = ({
  label,
  values,
}: {
  label: string;
  values: readonly [before: number, after: number];
}) => (
  <Box marginBottom={22}>
    <Text as="strong" marginBottom={8} text={label} />
    {values.map((value, i) => (
      <Row key={value} alignItems="center" height={41} gap={10}>
        <Text size={12} color="muted" width={94} text={i === 0 ? copy.before : copy.after} />
        <Box
          width={Math.max(4, (value / Math.max(...values)) * BAR_WIDTH)}
          height={28}
          borderRadius={4}
          fill={i === 0 ? 'controlLine' : 'brand'}
        />
        <Text as="number" size={26} text={`${value}`} />
      </Row>
    ))}
  </Box>
);

export const measured: SlideContent = {
  ...copy,
  tone: 'ink',
  titleWidth: 640,
  content: (
    <SpreadRow marginTop={40}>
      <Box width={440}>
        <Comparison label={copy.hours} values={[values.hoursBefore, values.hoursAfter]} />
        <Comparison label={copy.days} values={[values.daysBefore, values.daysAfter]} />
        <Text size={12} color="muted" marginTop={2} width={330} text={values.basis} />
      </Box>
      <Box width={344}>
        <Text
          as="quote"
          size={25}
          fit={{ charactersPerLine: 29, lines: 6 }}
          lineHeight={1.22}
          text={addQuotes(quote)}
        />
        <Text as="strong" marginTop={22} text={name} />
        <Text color="muted" text={`${position}, ${company}`} />
        <Text color="muted" text={companyType} />
      </Box>
    </SpreadRow>
  ),
};

export const security: SlideContent = {
  ...deck.security,
  titleWidth: 500,
  content: (
    <Row gap={36} marginTop="auto">
      <Card width={268} padding={22} fill="brandWash" border="none">
        <Drawing width={61} height={68} viewBox="0 0 34 38">
          <Line d="M17 2L31 7V18C31 27 25 33 17 36C9 33 3 27 3 18V7Z" width={2} />
          <Line d="M10.5 19L15.5 24L24 14.5" width={2} />
        </Drawing>
        <Text as="heading" size={26} marginTop="auto" text={deck.security.claim} />
        <Text marginTop={10} text={deck.security.covers} />
      </Card>
      <Row flex={1} flexWrap="wrap" columnGap={28}>
        {deck.security.points.map((point) => (
          <Point key={point.title} {...point} flex="none" width={252} height={96} />
        ))}
      </Row>
    </Row>
  ),
};

const PRICE_CARD_WIDTH = 420;

const Price = () => (
  <Box width={380} justifyContent="flex-end">
    <Row alignItems="flex-end" gap={14}>
      <Text as="number" color="muted" textDecoration="line-through" text={deck.offer.price} />
      <Text color="muted" marginBottom={8} flex={1} text={deck.offer.priceNote} />
    </Row>
    <Text
      as="figure"
      size={150}
      fit={{ charactersPerLine: 4.4, lines: 1 }}
      color="brand"
      marginTop={18}
      text={deck.offer.free}
    />
    <Text as="heading" size={24} marginTop={30} text={deck.offer.freeNote} />
  </Box>
);

export const offer: SlideContent = {
  ...deck.offer,
  titleWidth: 400,
  lead: deck.offer.lead,
  leadWidth: PRICE_CARD_WIDTH,
  content: (
    <SpreadRow marginTop="auto">
      <Price />
      <Card width={PRICE_CARD_WIDTH} padding="24 24 10">
        <Text as="heading" size={21} marginBottom={14} text={deck.offer.included} />
        {deck.offer.items.map((item) => (
          <Ruled key={item} height={50} gap={12}>
            <Drawing width={14} height={14}>
              <Line d="M2 7.5L5.5 11L12 3.5" width={1.8} />
            </Drawing>
            <Text size={14} flex={1} text={item} />
          </Ruled>
        ))}
      </Card>
    </SpreadRow>
  ),
};
