import { Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { Box, Mark, SlideColors, SpreadRow, Text } from './elements.tsx';
import { FOOTER, MARGIN, PAGE, tones } from './theme.ts';

export type SlideContent = {
  /** Name of the page in the outline of the PDF. It is also shown above the title. */
  label: string;
  tone?: keyof typeof tones;
  title?: string;
  titleWidth?: number;
  lead?: string;
  /** Set it to the width of the right column below, so that lead and column start at the same position. */
  leadWidth?: number;
  /** A drawing behind the text. */
  backdrop?: ReactNode;
  content: ReactNode;
};

/** The renderer cannot balance lines. So each of two short sentences gets its own line. */
const sentencePerLine = (text: string) => text.replace('. ', '. \n');

/** Longer lines would be hard to read. */
const MAX_LEAD_WIDTH = 320;
/** Average width of a letter in a title. */
const TITLE_LETTER_WIDTH = 18;

const fullPage = { position: 'absolute', left: 0, top: 0, ...PAGE } as const;
const footer = { position: 'absolute', top: PAGE.height - MARGIN.bottom } as const;

/** One page: label, title, lead, content and footer. Screen readers skip the footer, because it is `fixed`. */
export const Slide = ({
  label,
  tone = 'paper',
  title,
  titleWidth = 520,
  lead,
  leadWidth = MAX_LEAD_WIDTH,
  backdrop,
  content,
  number,
}: SlideContent & { number: string }) => (
  <SlideColors value={tones[tone]}>
    <Page
      wrap={false}
      size={[PAGE.width, PAGE.height]}
      bookmark={{ title: label, fit: true }}
      style={{ minHeight: PAGE.height, backgroundColor: tones[tone].paper, color: tones[tone].ink }}
    >
      {backdrop && <Box {...fullPage}>{backdrop}</Box>}
      <Box {...fullPage} padding={`${MARGIN.top} ${MARGIN.x} ${MARGIN.bottom + 24}`}>
        <Text as="mono" color="brand" text={label} />
        {title && (
          <SpreadRow alignItems="flex-end" marginTop={10}>
            <Text
              as="title"
              fit={{ charactersPerLine: titleWidth / TITLE_LETTER_WIDTH, lines: 2 }}
              width={titleWidth}
              text={sentencePerLine(title)}
            />
            {lead && (
              <Box width={leadWidth}>
                <Text color="muted" maxWidth={MAX_LEAD_WIDTH} marginBottom={3} text={lead} />
              </Box>
            )}
          </SpreadRow>
        )}
        {content}
        <View fixed style={{ ...footer, left: MARGIN.x, flexDirection: 'row', alignItems: 'center' }}>
          <Mark size={FOOTER.logoSize} />
          <Text
            as="heading"
            size={FOOTER.fontSize}
            letterSpacing={0}
            lineHeight={1.2}
            marginLeft={FOOTER.gap}
            text={site.name}
          />
        </View>
        <View fixed style={{ ...footer, right: MARGIN.x }}>
          <Text as="tiny" color="muted" text={number} />
        </View>
      </Box>
    </Page>
  </SlideColors>
);
