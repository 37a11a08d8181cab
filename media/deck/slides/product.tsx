/** The problem, the product and a month with it. */
import { deck } from '#content/media/deck.ts';
import { socialExplanation, socialMonth } from '#content/social-os/social-os.ts';
import {
  Box,
  Card,
  Dot,
  Drawing,
  Line,
  Mark,
  Point,
  PostStatusLabel,
  Row,
  Ruled,
  SpreadRow,
  Text,
} from '../elements.tsx';
import type { SlideContent } from '../slide.tsx';

const PLACE = { width: 48, height: 44 };
const NAME_WIDTH = 74;

const BusyWeek = () => (
  <Box gap={7} marginTop={8}>
    <Row gap={7} marginLeft={NAME_WIDTH}>
      {deck.problem.days.map((day) => (
        <Text key={day} as="tiny" color="muted" width={PLACE.width} text={day} />
      ))}
    </Row>
    {socialMonth.platforms.map(({ name }, row) => (
      <Row key={name} alignItems="center" gap={7}>
        <Text color="muted" width={NAME_WIDTH - 7} text={name} />
        {deck.problem.days.map((day, column) => (
          <Box
            key={day}
            {...PLACE}
            borderRadius={4}
            fill={deck.problem.filled.some(([y, x]) => y === row && x === column) ? 'brand' : 'raised'}
          />
        ))}
      </Row>
    ))}
  </Box>
);

export const problem: SlideContent = {
  label: deck.problem.label,
  content: (
    <>
      <SpreadRow marginTop={10}>
        <Box width={330}>
          <Text as="title" text={deck.problem.title} />
          <Text as="lead" color="muted" marginTop={18} text={deck.problem.lead} />
        </Box>
        <BusyWeek />
      </SpreadRow>
      <Row marginTop="auto" gap={30}>
        {deck.problem.points.map((point) => (
          <Point key={point.title} {...point} />
        ))}
      </Row>
    </>
  ),
};

const { knowledge, plan, paragraphs, title } = socialExplanation;
const ROW_HEIGHT = 30;
const FLOW = { width: 220, height: 210 };

/** Lines from the sources through the logo to the plan. */
const FLOW_LINES = knowledge.sources.map((_, i) => {
  const [y, middleY] = [60 + i * ROW_HEIGHT, FLOW.height / 2 + (i - 2) * 9];
  return `M0 ${y}C45 ${y} 50 ${middleY} ${FLOW.width / 2} ${middleY}S175 ${y} ${FLOW.width} ${y}`;
});

const Flow = () => (
  <Box {...FLOW} alignItems="center" justifyContent="center">
    <Drawing {...FLOW} top={0}>
      {FLOW_LINES.map((d) => (
        <Line key={d} d={d} />
      ))}
    </Drawing>
    <Box fill="paper" borderRadius={50} padding={8}>
      <Mark size={72} />
    </Box>
  </Box>
);

const List = ({ heading, rows }: { heading: string; rows: readonly { name: string; detail: string }[] }) => (
  <Card flex={1} height={FLOW.height}>
    <Text as="strong" marginBottom={9} text={heading} />
    {rows.map(({ name, detail }) => (
      <Ruled key={name} height={ROW_HEIGHT}>
        <Text text={name} />
        <Text as="mono" color="muted" text={detail} />
      </Ruled>
    ))}
  </Card>
);

export const product: SlideContent = {
  label: deck.product.label,
  title,
  titleWidth: 700,
  content: (
    <>
      <Row gap={40} marginTop={16}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} color="muted" flex={1} text={paragraph} />
        ))}
      </Row>
      <Row marginTop="auto">
        <List heading={knowledge.title} rows={knowledge.sources} />
        <Flow />
        <List
          heading={plan.title}
          rows={plan.themes.map(({ name, posts }) => ({ name, detail: `${posts} ${plan.posts}` }))}
        />
      </Row>
    </>
  ),
};

const CELL = { width: 70, height: 53, gap: 7 };
const TODAY_WIDTH = 290;
/** Every theme has two lines, so that all cells look alike. */
const breakBeforeLastWord = (text: string) => text.replace(/ (?=\S+$)/, '\n');

function Day({ day: { number, theme, status } }: { day: (typeof socialMonth.plan)[number] }) {
  const isToday = number === socialMonth.today;
  const size = { width: CELL.width, height: CELL.height, padding: 7, borderRadius: 6 };
  return (
    <Card {...size} justifyContent="space-between" {...(isToday && { fill: 'brand' })}>
      <SpreadRow alignItems="center">
        <Text as="tiny" color={isToday ? 'brandInk' : 'ink'} text={`${number}`} />
        <Dot status={status} {...(isToday && { color: 'brandInk' })} />
      </SpreadRow>
      <Text
        size={9}
        color={isToday ? 'brandInk' : 'muted'}
        lineHeight={1.15}
        text={breakBeforeLastWord(theme)}
      />
    </Card>
  );
}

export const month: SlideContent = {
  ...deck.month,
  titleWidth: 480,
  leadWidth: TODAY_WIDTH,
  content: (
    <SpreadRow marginTop="auto">
      <Row width={7 * CELL.width + 6 * CELL.gap} flexWrap="wrap" gap={CELL.gap}>
        {socialMonth.plan.map((day) => (
          <Day key={day.number} day={day} />
        ))}
        {/* The legend fills the rest of the last row. */}
        <Row height={CELL.height} alignItems="flex-end" gap={18} marginLeft={8}>
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <PostStatusLabel key={status} status={status} />
          ))}
        </Row>
      </Row>
      <Card width={TODAY_WIDTH} padding="18 18 8">
        <Text as="mono" color="muted" text={`${socialMonth.post.time} · ${socialMonth.post.type}`} />
        <Text as="heading" marginTop={6} marginBottom={10} text={socialMonth.post.title} />
        {socialMonth.platforms.map(({ name, at, status }) => (
          <Ruled key={name} justifyContent="flex-start" flexGrow={1}>
            <Text as="strong" width={90} text={name} />
            <Text as="mono" color="muted" width={62} text={at} />
            <PostStatusLabel status={status} />
          </Ruled>
        ))}
      </Card>
    </SpreadRow>
  ),
};
