import { Text, View } from '@react-pdf/renderer';
import { quoted } from '#content/language.ts';
import { deck } from '#content/media/deck.ts';
import { socialTestimonial } from '#content/social-os/social-os.ts';
import { Copy } from '../copy.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, fitted, type } from '../theme.ts';

const { measured: copy } = deck;
const { quote, name, position, company, companyType, measured } = socialTestimonial;
const QUOTE = { line: 29, lines: 6 };
const BAR = { width: 330, height: 36 };

type ComparisonProps = { colours: Colours; label: string; before: number; after: number; most: number };

/** Before and after as two bars on the same scale. */
function Comparison({ colours, label, before, after, most }: ComparisonProps) {
  const bars = [
    { name: copy.before, value: before, colour: colours.controlLine },
    { name: copy.after, value: after, colour: colours.brand },
  ];
  return (
    <View style={{ marginBottom: 22 }}>
      <Text style={{ ...type.strong, marginBottom: 8 }}>{label}</Text>
      {bars.map(({ name: bar, value, colour }) => (
        <View key={bar} style={{ flexDirection: 'row', alignItems: 'center', height: BAR.height + 5 }}>
          <Text style={{ ...type.body, fontSize: 12, color: colours.muted, width: 104 }}>{bar}</Text>
          <View
            style={{
              width: Math.max(4, (value / most) * (BAR.width - 40)),
              height: BAR.height - 8,
              borderRadius: 4,
              backgroundColor: colour,
            }}
          />
          <Text style={{ fontFamily: 'display', fontSize: 26, marginLeft: 10, color: colours.ink }}>
            {value}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function Measured() {
  return (
    <Slide label={copy.label} tone="ink" title={copy.title} titleWidth={640}>
      {(colours) => (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 40 }}>
          <View style={{ width: 440 }}>
            <Comparison
              colours={colours}
              label={copy.hours}
              before={measured.hoursBefore}
              after={measured.hoursAfter}
              most={measured.hoursBefore}
            />
            <Comparison
              colours={colours}
              label={copy.days}
              before={measured.daysBefore}
              after={measured.daysAfter}
              most={measured.daysAfter}
            />
            <Copy style={{ ...type.body, fontSize: 12, color: colours.muted, marginTop: 2, width: 330 }}>
              {measured.basis}
            </Copy>
          </View>
          <View style={{ width: 344 }}>
            <Text style={fitted({ ...type.quote, fontSize: 25, lineHeight: 1.22 }, quote, QUOTE)}>
              {quoted(quote)}
            </Text>
            <Text style={{ ...type.strong, marginTop: 22 }}>{name}</Text>
            <Text style={{ ...type.body, color: colours.muted }}>
              {position}, {company}
            </Text>
            <Text style={{ ...type.body, color: colours.muted }}>{companyType}</Text>
          </View>
        </View>
      )}
    </Slide>
  );
}
