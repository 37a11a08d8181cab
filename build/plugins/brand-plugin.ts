/** Writes the brand's style sheet before Tailwind reads it: colors of each background, and the logo as images. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { asFile, type Drawing, markOn, wordmarkOn } from '#content/logo/read-logo.ts';
import { type Palette, type PaletteName, palette } from '#content/palette.ts';

const FILE = new URL('../../app/styles/brand.css', import.meta.url);

const PALETTE_RULES: { name: PaletteName; selector: string; scheme: 'light' | 'dark'; media?: string }[] = [
  { name: 'light', selector: ':root', scheme: 'light' },
  // Print always uses the light theme, to save ink.
  { name: 'dark', selector: '.dark', scheme: 'dark', media: 'screen' },
  // Dark in both themes: inside this background, tokens have their dark values.
  { name: 'band', selector: '.band', scheme: 'dark', media: 'screen' },
  { name: 'bandInDark', selector: '.dark .band:where(:not(footer))', scheme: 'dark', media: 'screen' },
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const translucent = (color: string, percent: number) =>
  `${color}${Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')}`;

const SHADOW = {
  light: (ink: string) => `0 1px 2px ${translucent(ink, 5)}, 0 12px 32px -12px ${translucent(ink, 14)}`,
  dark: () => '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -12px rgb(0 0 0 / 60%)',
};
const SCRIM = { light: (ink: string) => translucent(ink, 55), dark: () => 'rgb(0 0 0 / 65%)' };

/** Escapes only characters that a quoted URL cannot contain: unescaped text compresses better. */
const image = (drawing: Drawing) =>
  `url("data:image/svg+xml,${asFile(drawing)
    .replaceAll('"', "'")
    .replaceAll(/[%#<>\n]/g, encodeURIComponent)}")`;

function rule({ name, selector, scheme, media }: (typeof PALETTE_RULES)[number]): string {
  const colors: Palette = palette[name];
  const wordmark = wordmarkOn(name);
  const tokens = {
    ...Object.fromEntries(Object.entries<string>(colors).map(([name, value]) => [kebab(name), value])),
    shadow: SHADOW[scheme](colors.ink),
    scrim: SCRIM[scheme](colors.ink),
    gradient: `linear-gradient(100deg, ${colors.gradientFrom} 0%, ${colors.gradientVia} 50%, ${colors.gradientTo} 100%)`,
    'logo-mark': image(markOn(name)),
    ...(wordmark && {
      'logo-wordmark': image(wordmark),
      'logo-wordmark-ratio': `${wordmark.width} / ${wordmark.height}`,
    }),
  };
  const declarations = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`);
  const block = `${selector} {\n  color-scheme: ${scheme};\n${declarations.join('')}}\n`;
  return media ? `@media ${media} {\n${block}}\n` : block;
}

export const brandStyles = () =>
  ['/* Written at build from content/palette.ts and content/logo. */\n', ...PALETTE_RULES.map(rule)].join(
    '\n',
  );

/** Leaves an unchanged file alone, because another build may be reading it. */
export function writeBrandStyles(): void {
  const styles = brandStyles();
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== styles) writeFileSync(FILE, styles);
}

export const brand = (): Plugin => ({ name: 'brand', config: writeBrandStyles });
