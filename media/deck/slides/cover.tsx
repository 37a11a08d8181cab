import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { COVER } from '../cover-layout.ts';
import { CurrentLines, Mark } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, fitText, PAGE, textStyles } from '../theme.ts';

const TITLE_SPACE = { charactersPerLine: 25, lines: 2 };

type LinesAndLogoProps = { colors: Colors; seed: number; top: number; height: number; logoSize: number };

/** The lines and the large logo of the first and the last page. */
export function LinesAndLogo({ colors, seed, top, height, logoSize }: LinesAndLogoProps) {
  const middle = top + height / 2;
  const haloSize = logoSize + 2 * COVER.logo.halo;
  return (
    <>
      <View style={{ position: 'absolute', left: 0, top }}>
        <CurrentLines colors={colors} width={PAGE.width} height={height} seed={seed} />
      </View>
      <View
        style={{
          position: 'absolute',
          right: COVER.logo.right - COVER.logo.halo,
          top: middle - haloSize / 2,
          width: haloSize,
          height: haloSize,
          borderRadius: haloSize / 2,
          padding: COVER.logo.halo,
          backgroundColor: colors.paper,
        }}
      >
        <Mark size={logoSize} colors={colors} />
      </View>
    </>
  );
}

export function Cover() {
  return (
    <Slide
      label={`${socialHero.name}: ${deck.cover.label}`}
      tone="ink"
      backdrop={(colors) => <LinesAndLogo colors={colors} {...COVER.lines} logoSize={COVER.logo.size} />}
    >
      {(colors) => (
        <>
          <Text style={{ ...fitText(textStyles.cover, socialHero.title, TITLE_SPACE), ...COVER.title }}>
            {socialHero.title}
          </Text>
          <Text style={{ ...textStyles.lead, ...COVER.lead, color: colors.muted }}>{socialHero.lead}</Text>
        </>
      )}
    </Slide>
  );
}
