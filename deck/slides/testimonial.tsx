import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { socialTestimonial } from '#content/social-os.ts';
import { River } from '../drawing.tsx';
import { Slide } from '../slide.tsx';
import { PAGE, type } from '../theme.ts';

const { quote, name, position, company } = socialTestimonial;

export function Testimonial() {
  return (
    <Slide
      label={deck.testimonial.label}
      backdrop={(colours) => (
        <View style={{ position: 'absolute', left: 0, top: 345 }}>
          <River colours={colours} width={PAGE.width} height={190} seed={32} lit={[7]} />
        </View>
      )}
    >
      {(colours) => (
        <>
          <Text style={{ ...type.quote, width: 830, marginTop: 34 }}>“{quote}”</Text>
          <View style={{ marginTop: 30 }}>
            <Text style={{ ...type.strong, fontSize: 14 }}>{name}</Text>
            <Text style={{ ...type.body, fontSize: 14, color: colours.muted }}>
              {position}, {company}
            </Text>
          </View>
        </>
      )}
    </Slide>
  );
}
