/** The first and the last slide: the lines and the large logo behind a few words. */
import { Link } from '@react-pdf/renderer';
import { booking } from '#content/booking.ts';
import { deck } from '#content/media/deck.ts';
import { site } from '#content/site.ts';
import { socialClosing, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { Box, CurrentLines, Mark, Row, Text, useColors } from '../elements.tsx';
import type { SlideContent } from '../slide.tsx';
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
  const disc = { padding: halo, borderRadius: size / 2 };
  return (
    <>
      <CurrentLines top={top} height={height} seed={seed} />
      <Box
        fill="paper"
        position="absolute"
        width={size}
        height={size}
        right={right - halo}
        top={top + (height - size) / 2}
        {...disc}
      >
        <Mark size={logoSize} />
      </Box>
    </>
  );
}

export const cover: SlideContent = {
  label: `${socialHero.name}: ${deck.cover.label}`,
  tone: 'ink',
  backdrop: <LinesAndLogo {...COVER.lines} logoSize={COVER.logo.size} />,
  content: (
    <>
      <Text as="cover" fit={{ charactersPerLine: 25, lines: 2 }} {...COVER.title} text={socialHero.title} />
      <Text as="lead" color="muted" {...COVER.lead} text={socialHero.lead} />
    </>
  ),
};

type PdfLinkProps = { href: string; color: 'ink' | 'brandInk'; children: string; style?: object };

const PdfLink = ({ href, color, style, children }: PdfLinkProps) => (
  <Link
    src={href}
    style={{ ...textStyles.strong, color: useColors()[color], textDecoration: 'none', ...style }}
  >
    {children}
  </Link>
);

export const next: SlideContent = {
  label: nextStep.label,
  tone: 'ink',
  backdrop: <LinesAndLogo seed={24} top={374} height={88} logoSize={136} />,
  content: (
    <>
      <Text
        as="cover"
        size={56}
        fit={{ charactersPerLine: 26, lines: 2 }}
        width={660}
        marginTop={14}
        text={socialClosing.title}
      />
      <Row alignItems="center" gap={22} marginTop={34}>
        <Box fill="brand" borderRadius={6} padding="11 22" flexShrink={0}>
          <PdfLink href={booking.page} color="brandInk" style={{ fontSize: 15 }}>
            {socialHero.book}
          </PdfLink>
        </Box>
        <Text color="muted" flex={1} text={socialClosing.terms.join('  ·  ')} />
      </Row>
      <Row gap={34} marginTop={28}>
        {contacts.map(({ name, text, href }) => (
          <Box key={name} gap={2}>
            <Text as="mono" color="muted" text={name} />
            <PdfLink href={href} color="ink">
              {text}
            </PdfLink>
          </Box>
        ))}
      </Row>
    </>
  ),
};
