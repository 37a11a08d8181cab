import { Text, View } from '@react-pdf/renderer';
import { addQuotes } from '#content/language.ts';
import { deck } from '#content/media/deck.ts';
import { socialTestimonial } from '#content/social-os/social-os.ts';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, families, fitText, textStyles } from '../theme.ts';

const { measured: copy } = deck;
const { quote, name, position, company, companyType, measured } = socialTestimonial;
const QUOTE_SPACE = { charactersPerLine: 29, lines: 6 };
const BAR_SIZE = { width: 330, height: 36 };

type ComparisonProps = { colors: Colors; label: string; before: number; after: number; maximum: number };

/** The values before and after as two bars with the same scale. */
function Comparison({ colors, label, before, after, maximum }: ComparisonProps) {
  const bars = [
    { name: copy.before, value: before, color: colors.controlLine },
    { name: copy.after, value: after, color: colors.brand },
  ];
  return (
    <View style={{ marginBottom: 22 }}>
      <Text style={{ ...textStyles.strong, marginBottom: 8 }}>{label}</Text>
      {bars.map(({ name: barName, value, color }) => (
        <View
          key={barName}
          style={{ flexDirection: 'row', alignItems: 'center', height: BAR_SIZE.height + 5 }}
        >
          <Text style={{ ...textStyles.body, fontSize: 12, color: colors.muted, width: 104 }}>{barName}</Text>
          <View
            style={{
              width: Math.max(4, (value / maximum) * (BAR_SIZE.width - 40)),
              height: BAR_SIZE.height - 8,
              borderRadius: 4,
              backgroundColor: color,
            }}
          />
          <Text style={{ fontFamily: families.display, fontSize: 26, marginLeft: 10, color: colors.ink }}>
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
      {(colors) => (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 40 }}>
          <View style={{ width: 440 }}>
            <Comparison
              colors={colors}
              label={copy.hours}
              before={measured.hoursBefore}
              after={measured.hoursAfter}
              maximum={measured.hoursBefore}
            />
            <Comparison
              colors={colors}
              label={copy.days}
              before={measured.daysBefore}
              after={measured.daysAfter}
              maximum={measured.daysAfter}
            />
            <Paragraph
              style={{ ...textStyles.body, fontSize: 12, color: colors.muted, marginTop: 2, width: 330 }}
            >
              {measured.basis}
            </Paragraph>
          </View>
          <View style={{ width: 344 }}>
            <Text
              style={fitText({ ...textStyles.quote, fontSize: 25, lineHeight: 1.22 }, quote, QUOTE_SPACE)}
            >
              {addQuotes(quote)}
            </Text>
            <Text style={{ ...textStyles.strong, marginTop: 22 }}>{name}</Text>
            <Text style={{ ...textStyles.body, color: colors.muted }}>
              {position}, {company}
            </Text>
            <Text style={{ ...textStyles.body, color: colors.muted }}>{companyType}</Text>
          </View>
        </View>
      )}
    </Slide>
  );
}
