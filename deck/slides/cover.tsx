import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { socialHero } from '#content/social-os.ts';
import { Mark, River } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, PAGE, type } from '../theme.ts';

const WHEEL_RIGHT = 60;

type MillRaceProps = { colours: Colours; seed: number; top: number; height: number; wheel: number };

/** The lines and the wheel that they drive: first and last page. */
export function MillRace({ colours, seed, top, height, wheel }: MillRaceProps) {
  const middle = top + height / 2;
  const halo = wheel + 22;
  return (
    <>
      <View style={{ position: 'absolute', left: 0, top }}>
        <River colours={colours} width={PAGE.width} height={height} seed={seed} />
      </View>
      <View
        style={{
          position: 'absolute',
          right: WHEEL_RIGHT - 11,
          top: middle - halo / 2,
          width: halo,
          height: halo,
          borderRadius: halo / 2,
          padding: 11,
          backgroundColor: colours.paper,
        }}
      >
        <Mark size={wheel} colours={colours} />
      </View>
    </>
  );
}

export function Cover() {
  return (
    <Slide
      label={`${socialHero.name}: ${deck.cover.label}`}
      tone="ink"
      backdrop={(colours) => <MillRace colours={colours} seed={21} top={292} height={210} wheel={186} />}
    >
      {(colours) => (
        <>
          <Text style={{ ...type.cover, width: 760, marginTop: 14 }}>{socialHero.title}</Text>
          <Text style={{ ...type.lead, color: colours.muted, width: 580, marginTop: 20 }}>
            {socialHero.lead}
          </Text>
        </>
      )}
    </Slide>
  );
}
