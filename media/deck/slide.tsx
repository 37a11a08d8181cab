import { Page, Text as PdfText, View } from '@react-pdf/renderer';
import { createContext, type ReactNode, use } from 'react';
import { site } from '#content/site.ts';
import { Mark, PageColors, Paragraph, SpreadRow, Text } from './elements.tsx';
import { FOOTER, families, MARGIN, PAGE, type Tone, tones } from './theme.ts';

type SlideProps = {
  /** Name of the page in the outline of the PDF. It is also shown above the title. */
  label: string;
  tone?: Tone;
  title?: string;
  titleWidth?: number;
  lead?: string;
  /** Set it to the width of the right column below, so that lead and column start at the same position. */
  leadWidth?: number;
  /** A drawing behind the text. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/** The renderer cannot balance lines. So each of two short sentences gets its own line. */
const sentencePerLine = (text: string) => text.replace('. ', '. \n');

/** Longer lines would be hard to read. */
const MAX_LEAD_WIDTH = 320;
/** Average width of a letter in a title. */
const TITLE_LETTER_WIDTH = 18;

const fullPage = { position: 'absolute', left: 0, top: 0, ...PAGE } as const;

/** Number of the page. A `render` callback with the page number would make the renderer lay out every page again. */
export const SlideNumber = createContext('');

/** One page: label, title, lead, content and footer. */
export function Slide({
  label,
  tone = 'paper',
  title,
  titleWidth = 520,
  lead,
  leadWidth = MAX_LEAD_WIDTH,
  backdrop,
  children,
}: SlideProps) {
  const { paper, ink } = tones[tone];
  const padding = `${MARGIN.top} ${MARGIN.x} ${MARGIN.bottom + 24}`;
  const fit = { charactersPerLine: titleWidth / TITLE_LETTER_WIDTH, lines: 2 };
  return (
    <PageColors value={tones[tone]}>
      <Page
        wrap={false}
        size={[PAGE.width, PAGE.height]}
        bookmark={{ title: label, fit: true }}
        style={{ minHeight: PAGE.height, backgroundColor: paper, color: ink }}
      >
        {backdrop && <View style={fullPage}>{backdrop}</View>}
        <View style={{ ...fullPage, padding }}>
          <Text as="mono" color="brand">
            {label}
          </Text>
          {title && (
            <SpreadRow style={{ alignItems: 'flex-end', marginTop: 10 }}>
              <Text as="title" fit={fit} style={{ width: titleWidth }}>
                {sentencePerLine(title)}
              </Text>
              {lead && (
                <View style={{ width: leadWidth }}>
                  <Paragraph color="muted" style={{ maxWidth: MAX_LEAD_WIDTH, marginBottom: 3 }}>
                    {lead}
                  </Paragraph>
                </View>
              )}
            </SpreadRow>
          )}
          {children}
          <Footer />
        </View>
      </Page>
    </PageColors>
  );
}

function Footer() {
  const position = { position: 'absolute', top: PAGE.height - MARGIN.bottom } as const;
  const name = { fontFamily: families.display, fontSize: FOOTER.fontSize, marginLeft: FOOTER.gap };
  return (
    <>
      <View fixed style={{ ...position, left: MARGIN.x, flexDirection: 'row', alignItems: 'center' }}>
        <Mark size={FOOTER.logoSize} />
        <PdfText style={name}>{site.name}</PdfText>
      </View>
      <Text as="tiny" color="muted" fixed style={{ ...position, right: MARGIN.x }}>
        {use(SlideNumber)}
      </Text>
    </>
  );
}
