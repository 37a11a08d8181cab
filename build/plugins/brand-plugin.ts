/** Writes the brand's style sheet before Tailwind reads it: colours of each background, and the logo as images. */
import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { asFile, type Drawing, markOn, wordmarkOn } from '#content/logo/read-logo.ts';
import { type Ground, type Palette, palette } from '#content/palette.ts';

const FILE = new URL('../../app/styles/brand.css', import.meta.url);

const GROUNDS: { ground: Ground; selector: string; scheme: 'light' | 'dark'; media?: string }[] = [
  { ground: 'light', selector: ':root', scheme: 'light' },
  // Print always uses the light theme, to save ink.
  { ground: 'dark', selector: '.dark', scheme: 'dark', media: 'screen' },
  // Dark in both themes: inside this background, tokens have their dark values.
  { ground: 'band', selector: '.band', scheme: 'dark', media: 'screen' },
  { ground: 'bandInDark', selector: '.dark .band:where(:not(footer))', scheme: 'dark', media: 'screen' },
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const translucent = (colour: string, percent: number) =>
  `${colour}${Math.round(percent * 2.55)
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

function rule({ ground, selector, scheme, media }: (typeof GROUNDS)[number]): string {
  const colours: Palette = palette[ground];
  const wordmark = wordmarkOn(ground);
  const tokens = {
    ...Object.fromEntries(Object.entries<string>(colours).map(([name, value]) => [kebab(name), value])),
    shadow: SHADOW[scheme](colours.ink),
    scrim: SCRIM[scheme](colours.ink),
    gradient: `linear-gradient(100deg, ${colours.gradientFrom} 0%, ${colours.gradientVia} 50%, ${colours.gradientTo} 100%)`,
    'logo-mark': image(markOn(ground)),
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
  ['/* Written at build from content/palette.ts and content/logo. */\n', ...GROUNDS.map(rule)].join('\n');

export function brand(): Plugin {
  return {
    name: 'brand',
    config: () => writeFileSync(FILE, brandStyles()),
  };
}
