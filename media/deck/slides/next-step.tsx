import { Link, Text, View } from '@react-pdf/renderer';
import { booking } from '#content/booking.ts';
import { deck } from '#content/media/deck.ts';
import { site } from '#content/site.ts';
import { socialClosing, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { Slide } from '../slide.tsx';
import { fitText, textStyles } from '../theme.ts';
import { LinesAndLogo } from './cover.tsx';

const { nextStep } = deck;
const TITLE_SPACE = { charactersPerLine: 26, lines: 2 };
const productUrl = `${site.origin}${PATHS.socialOs}`;
const contacts = [
  { name: nextStep.write, text: site.email, href: `mailto:${site.email}` },
  { name: nextStep.call, text: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` },
  { name: nextStep.read, text: productUrl.replace('https://', ''), href: productUrl },
];

export function NextStep() {
  return (
    <Slide
      label={nextStep.label}
      tone="ink"
      backdrop={(colors) => <LinesAndLogo colors={colors} seed={24} top={374} height={88} logoSize={136} />}
    >
      {(colors) => (
        <>
          <Text
            style={{
              ...fitText({ ...textStyles.cover, fontSize: 56 }, socialClosing.title, TITLE_SPACE),
              width: 660,
              marginTop: 14,
            }}
          >
            {socialClosing.title}
          </Text>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 22, marginTop: 34 }}>
            <Link
              src={booking.page}
              style={{
                ...textStyles.strong,
                fontSize: 15,
                color: colors.brandInk,
                backgroundColor: colors.brand,
                borderRadius: 6,
                paddingVertical: 11,
                paddingHorizontal: 22,
                textDecoration: 'none',
                flexShrink: 0,
              }}
            >
              {socialHero.book}
            </Link>
            <Text style={{ ...textStyles.body, color: colors.muted, flex: 1 }}>
              {socialClosing.terms.join('  ·  ')}
            </Text>
          </View>
          <View style={{ flexDirection: 'row', gap: 34, marginTop: 28 }}>
            {contacts.map(({ name, text, href }) => (
              <View key={name} style={{ gap: 2 }}>
                <Text style={{ ...textStyles.mono, color: colors.muted }}>{name}</Text>
                <Link src={href} style={{ ...textStyles.strong, color: colors.ink, textDecoration: 'none' }}>
                  {text}
                </Link>
              </View>
            ))}
          </View>
        </>
      )}
    </Slide>
  );
}
