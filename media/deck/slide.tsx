import { Page, Text, View } from '@react-pdf/renderer';
import { createContext, type ReactNode, use } from 'react';
import { site } from '#content/site.ts';
import { Copy } from './copy.tsx';
import { FOOT } from './cover-layout.ts';
import { Mark } from './drawing.tsx';
import { type Colors, EDGE, fitted, PAGE, type Tone, tones, type } from './theme.ts';

type SlideProps = {
  /** Name in the outline; also set small above the title. */
  label: string;
  tone?: Tone;
  title?: string;
  titleWidth?: number;
  lead?: string;
  /** Width of the column below, so that both have the same left edge. */
  leadWidth?: number;
  /** Drawing behind everything. */
  backdrop?: (colors: Colors) => ReactNode;
  children: (colors: Colors) => ReactNode;
};

/** The renderer does not balance lines, so two short sentences get one line each. */
const sentencePerLine = (text: string) => text.replace('. ', '. \n');

/** Longest comfortable line. */
const LEAD = 320;
/** Average width of a letter in a title. */
const TITLE_LETTER = 18;

const layer = { position: 'absolute', left: 0, top: 0, ...PAGE } as const;

/** Not a `render` callback with the page number: it would lay out every page again. */
export const SlideNumber = createContext('');

/** One page: label, title, lead, the content below and a quiet foot. */
export function Slide({
  label,
  tone = 'paper',
  title,
  titleWidth = 520,
  lead,
  leadWidth = LEAD,
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
      {backdrop && <View style={layer}>{backdrop(colors)}</View>}
      <View
        style={{ ...layer, paddingHorizontal: EDGE.x, paddingTop: EDGE.top, paddingBottom: EDGE.bottom + 24 }}
      >
        <Text style={{ ...type.mono, color: colors.brand }}>{label}</Text>
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
                ...fitted(type.title, title, { line: titleWidth / TITLE_LETTER, lines: 2 }),
                width: titleWidth,
              }}
            >
              {sentencePerLine(title)}
            </Text>
            {lead && (
              <View style={{ width: leadWidth }}>
                <Copy style={{ ...type.body, color: colors.muted, maxWidth: LEAD, marginBottom: 3 }}>
                  {lead}
                </Copy>
              </View>
            )}
          </View>
        )}
        {children(colors)}
        <Foot colors={colors} />
      </View>
    </Page>
  );
}

function Foot({ colors }: { colors: Colors }) {
  const place = { position: 'absolute', top: PAGE.height - EDGE.bottom } as const;
  return (
    <>
      <View fixed style={{ ...place, left: EDGE.x, flexDirection: 'row', alignItems: 'center' }}>
        <Mark size={FOOT.mark} colors={colors} />
        <Text style={{ fontFamily: 'display', fontSize: FOOT.fontSize, marginLeft: FOOT.gap }}>
          {site.name}
        </Text>
      </View>
      <Text fixed style={{ ...type.tiny, ...place, right: EDGE.x, color: colors.muted }}>
        {use(SlideNumber)}
      </Text>
    </>
  );
}
