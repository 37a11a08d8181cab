import { Page, Text, View } from '@react-pdf/renderer';
import { createContext, type ReactNode, use } from 'react';
import { site } from '#content/site.ts';
import { FOOTER } from './cover-layout.ts';
import { Mark } from './drawing.tsx';
import { Paragraph } from './paragraph.tsx';
import { type Colors, families, fitText, MARGIN, PAGE, type Tone, textStyles, tones } from './theme.ts';

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
  backdrop?: (colors: Colors) => ReactNode;
  children: (colors: Colors) => ReactNode;
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
  const colors = tones[tone];
  return (
    <Page
      wrap={false}
      size={[PAGE.width, PAGE.height]}
      bookmark={{ title: label, fit: true }}
      style={{ minHeight: PAGE.height, backgroundColor: colors.paper, color: colors.ink }}
    >
      {backdrop && <View style={fullPage}>{backdrop(colors)}</View>}
      <View
        style={{
          ...fullPage,
          paddingHorizontal: MARGIN.x,
          paddingTop: MARGIN.top,
          paddingBottom: MARGIN.bottom + 24,
        }}
      >
        <Text style={{ ...textStyles.mono, color: colors.brand }}>{label}</Text>
        {title && (
          <View
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              alignItems: 'flex-end',
              marginTop: 10,
            }}
          >
            <Text
              style={{
                ...fitText(textStyles.title, title, {
                  charactersPerLine: titleWidth / TITLE_LETTER_WIDTH,
                  lines: 2,
                }),
                width: titleWidth,
              }}
            >
              {sentencePerLine(title)}
            </Text>
            {lead && (
              <View style={{ width: leadWidth }}>
                <Paragraph
                  style={{
                    ...textStyles.body,
                    color: colors.muted,
                    maxWidth: MAX_LEAD_WIDTH,
                    marginBottom: 3,
                  }}
                >
                  {lead}
                </Paragraph>
              </View>
            )}
          </View>
        )}
        {children(colors)}
        <Footer colors={colors} />
      </View>
    </Page>
  );
}

function Footer({ colors }: { colors: Colors }) {
  const footerPosition = { position: 'absolute', top: PAGE.height - MARGIN.bottom } as const;
  return (
    <>
      <View fixed style={{ ...footerPosition, left: MARGIN.x, flexDirection: 'row', alignItems: 'center' }}>
        <Mark size={FOOTER.logoSize} colors={colors} />
        <Text style={{ fontFamily: families.display, fontSize: FOOTER.fontSize, marginLeft: FOOTER.gap }}>
          {site.name}
        </Text>
      </View>
      <Text fixed style={{ ...textStyles.tiny, ...footerPosition, right: MARGIN.x, color: colors.muted }}>
        {use(SlideNumber)}
      </Text>
    </>
  );
}
