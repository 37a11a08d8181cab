/** Milestones on a line: the steps of the product, and the first weeks with it. */

import type { ReactNode } from 'react';
import { deck } from '#content/media/deck.ts';
import { socialSteps } from '#content/social-os/social-os.ts';
import moments from '#words/moments.json' with { type: 'json' };
import { Box, breakBeforeLastPhrase, LineDot, MainLine, Row, Text } from '../elements.tsx';
import type { SlideContent } from '../slide.tsx';
import { fitText, MARGIN, PAGE, textStyles } from '../theme.ts';

type MilestoneProps = {
  size: number;
  isHollow?: boolean;
  when: string;
  badge?: string | undefined;
  children: ReactNode;
};

const Milestone = ({ size, isHollow, when, badge, children }: MilestoneProps) => (
  <Box flex={1}>
    <LineDot size={size} isHollow={isHollow} />
    <Row alignItems="center" gap={10} height={18} marginTop={30}>
      <Text as="mono" color="brand" text={when} />
      {badge && (
        <Box fill="brand" borderRadius={9} padding="3 8 2">
          <Text as="strong" size={10.5} color="brandInk" lineHeight={1.2} text={badge} />
        </Box>
      )}
    </Row>
    {children}
  </Box>
);

const { yours } = deck.steps;
const isYours = (step: number) => yours.steps.some((number) => number === step);

export const steps: SlideContent = {
  ...deck.steps,
  titleWidth: 620,
  backdrop: <MainLine y={226} seed={9} />,
  content: (
    <Row position="absolute" left={MARGIN.x} right={MARGIN.x} top={215} gap={28}>
      {socialSteps.steps.map(({ number, when, title, description, detail }) => (
        <Milestone
          key={number}
          size={22}
          isHollow={!isYours(number)}
          when={when}
          badge={isYours(number) ? yours.name : undefined}
        >
          <Text as="heading" size={21} marginTop={4} text={title} />
          <Text
            size={14}
            fit={{ charactersPerLine: 26, lines: 3.6 }}
            color="muted"
            marginTop={8}
            height={96}
            text={description}
          />
          <Box fill="raised" borderRadius={5} padding="7 9" marginTop={8}>
            <Text as="tiny" text={breakBeforeLastPhrase(detail)} />
          </Box>
        </Milestone>
      ))}
    </Row>
  ),
};

const MOMENTS = [moments.workflow, moments.agent, moments.stack];
/** All times have the font size that fits the longest one. */
const LONGEST_TIME = MOMENTS.map(({ after }) => after).reduce((a, b) => (b.length > a.length ? b : a));
const TIME_SIZE = fitText(textStyles.number, LONGEST_TIME, { charactersPerLine: 8, lines: 1 }).fontSize;
const COLUMN_GAP = 34;
const COLUMN_WIDTH = (PAGE.width - 2 * MARGIN.x - 2 * COLUMN_GAP) / MOMENTS.length;

export const timeline: SlideContent = {
  ...deck.timeline,
  leadWidth: COLUMN_WIDTH,
  backdrop: <MainLine y={216} seed={26} />,
  content: (
    <Row position="absolute" left={MARGIN.x} right={MARGIN.x} top={201} gap={COLUMN_GAP}>
      {MOMENTS.map(({ after, is }, i) => (
        <Milestone key={after} size={30} when={deck.timeline.after}>
          <Text as="number" size={TIME_SIZE} text={after} />
          <Text as="heading" marginTop={16} text={is} />
          <Text color="muted" marginTop={8} text={deck.timeline.details[i] ?? ''} />
        </Milestone>
      ))}
    </Row>
  ),
};
