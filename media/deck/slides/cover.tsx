import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { COVER } from '../cover-layout.ts';
import { Mark, River } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, fitted, PAGE, type } from '../theme.ts';

const TITLE = { line: 25, lines: 2 };

type MillRaceProps = { colors: Colors; seed: number; top: number; height: number; wheel: number };

/** The lines and the wheel that they drive: first and last page. */
export function MillRace({ colors, seed, top, height, wheel }: MillRaceProps) {
  const middle = top + height / 2;
  const halo = wheel + 2 * COVER.wheel.halo;
  return (
    <>
      <View style={{ position: 'absolute', left: 0, top }}>
        <River colors={colors} width={PAGE.width} height={height} seed={seed} />
      </View>
      <View
        style={{
          position: 'absolute',
          right: COVER.wheel.right - COVER.wheel.halo,
          top: middle - halo / 2,
          width: halo,
          height: halo,
          borderRadius: halo / 2,
          padding: COVER.wheel.halo,
          backgroundColor: colors.paper,
        }}
      >
        <Mark size={wheel} colors={colors} />
      </View>
    </>
  );
}

export function Cover() {
  return (
    <Slide
      label={`${socialHero.name}: ${deck.cover.label}`}
      tone="ink"
      backdrop={(colors) => <MillRace colors={colors} {...COVER.river} wheel={COVER.wheel.size} />}
    >
      {(colors) => (
        <>
          <Text style={{ ...fitted(type.cover, socialHero.title, TITLE), ...COVER.title }}>
            {socialHero.title}
          </Text>
          <Text style={{ ...type.lead, ...COVER.lead, color: colors.muted }}>{socialHero.lead}</Text>
        </>
      )}
    </Slide>
  );
}
