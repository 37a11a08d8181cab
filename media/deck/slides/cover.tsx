/** The first and the last page: the lines and the large logo behind a few words. */
import { Link, View } from '@react-pdf/renderer';
import { booking } from '#content/booking.ts';
import { deck } from '#content/media/deck.ts';
import { site } from '#content/site.ts';
import { socialClosing, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { CurrentLines, Mark, Row, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';
import { COVER, textStyles } from '../theme.ts';

const { nextStep } = deck;
const productUrl = `${site.origin}${PATHS.socialOs}`;
const contacts = [
  { name: nextStep.write, text: site.email, href: `mailto:${site.email}` },
  { name: nextStep.call, text: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` },
  { name: nextStep.read, text: productUrl.replace('https://', ''), href: productUrl },
];

type LinesAndLogoProps = { seed: number; top: number; height: number; logoSize: number };

function LinesAndLogo({ seed, top, height, logoSize }: LinesAndLogoProps) {
  const { halo, right } = COVER.logo;
  const size = logoSize + 2 * halo;
  const position = { right: right - halo, top: top + height / 2 - size / 2 };
  const disc = { padding: halo, borderRadius: size / 2, backgroundColor: useColors().paper };
  return (
    <>
      <View style={{ position: 'absolute', left: 0, top }}>
        <CurrentLines height={height} seed={seed} />
      </View>
      <View style={{ position: 'absolute', width: size, height: size, ...position, ...disc }}>
        <Mark size={logoSize} />
      </View>
    </>
  );
}

export function Cover() {
  return (
    <Slide
      label={`${socialHero.name}: ${deck.cover.label}`}
      tone="ink"
      backdrop={<LinesAndLogo {...COVER.lines} logoSize={COVER.logo.size} />}
    >
      <Text as="cover" fit={{ charactersPerLine: 25, lines: 2 }} style={COVER.title}>
        {socialHero.title}
      </Text>
      <Text as="lead" color="muted" style={COVER.lead}>
        {socialHero.lead}
      </Text>
    </Slide>
  );
}

function BookingButton() {
  const { brand, brandInk } = useColors();
  const look = { color: brandInk, backgroundColor: brand, borderRadius: 6, padding: '11 22', flexShrink: 0 };
  return (
    <Link src={booking.page} style={{ ...textStyles.strong, fontSize: 15, textDecoration: 'none', ...look }}>
      {socialHero.book}
    </Link>
  );
}

function Contacts() {
  const { ink } = useColors();
  return (
    <Row style={{ gap: 34, marginTop: 28 }}>
      {contacts.map(({ name, text, href }) => (
        <View key={name} style={{ gap: 2 }}>
          <Text as="mono" color="muted">
            {name}
          </Text>
          <Link src={href} style={{ ...textStyles.strong, color: ink, textDecoration: 'none' }}>
            {text}
          </Link>
        </View>
      ))}
    </Row>
  );
}

export function NextStep() {
  return (
    <Slide
      label={nextStep.label}
      tone="ink"
      backdrop={<LinesAndLogo seed={24} top={374} height={88} logoSize={136} />}
    >
      <Text
        as="cover"
        size={56}
        fit={{ charactersPerLine: 26, lines: 2 }}
        style={{ width: 660, marginTop: 14 }}
      >
        {socialClosing.title}
      </Text>
      <Row style={{ alignItems: 'center', gap: 22, marginTop: 34 }}>
        <BookingButton />
        <Text color="muted" style={{ flex: 1 }}>
          {socialClosing.terms.join('  ·  ')}
        </Text>
      </Row>
      <Contacts />
    </Slide>
  );
}
