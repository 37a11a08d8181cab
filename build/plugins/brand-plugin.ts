/** Writes fonts and the style sheet of the brand before Tailwind reads it: colors of each palette, and the logo. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Drawing, markOn, svgFile, wordmarkOn } from '#content/logo/read-logo.ts';
import * as paletteModule from '#content/palette.ts';
import type { Palette, PaletteName } from '#domain/palette.ts';
import { prepareFonts } from '../fonts.ts';

const { palette } = paletteModule;
const STYLE_FILE = new URL('../../app/styles/brand.css', import.meta.url);

const PALETTE_RULES: { name: PaletteName; selector: string; scheme: 'light' | 'dark'; media?: string }[] = [
  { name: 'light', selector: ':root', scheme: 'light' },
  // Print always uses the light theme, to save ink.
  { name: 'dark', selector: '.dark', scheme: 'dark', media: 'screen' },
  // A band is dark in both themes. Inside it, tokens have their dark values.
  { name: 'band', selector: '.band', scheme: 'dark', media: 'screen' },
  { name: 'bandInDark', selector: '.dark .band:where(:not(footer))', scheme: 'dark', media: 'screen' },
];

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const withOpacity = (color: string, percent: number) =>
  `${color}${Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')}`;

const SHADOW = {
  light: (ink: string) => `0 1px 2px ${withOpacity(ink, 5)}, 0 12px 32px -12px ${withOpacity(ink, 14)}`,
  dark: () => '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -12px rgb(0 0 0 / 60%)',
};
const SCRIM = { light: (ink: string) => withOpacity(ink, 55), dark: () => 'rgb(0 0 0 / 65%)' };

/** Escapes only characters that a quoted URL cannot contain, since unescaped text compresses better. */
const imageUrl = (drawing: Drawing) =>
  `url("data:image/svg+xml,${svgFile(drawing)
    .replaceAll('"', "'")
    .replaceAll(/[%#<>\n]/g, encodeURIComponent)}")`;

function paletteRule({ name, selector, scheme, media }: (typeof PALETTE_RULES)[number]): string {
  const colors: Palette = palette[name];
  const wordmark = wordmarkOn(name);
  const tokens = {
    ...Object.fromEntries(Object.entries<string>(colors).map(([name, value]) => [toKebabCase(name), value])),
    shadow: SHADOW[scheme](colors.ink),
    scrim: SCRIM[scheme](colors.ink),
    gradient: `linear-gradient(100deg, ${colors.gradientFrom} 0%, ${colors.gradientVia} 50%, ${colors.gradientTo} 100%)`,
    'logo-mark': imageUrl(markOn(name)),
    ...(wordmark && {
      'logo-wordmark': imageUrl(wordmark),
      'logo-wordmark-ratio': `${wordmark.width} / ${wordmark.height}`,
    }),
  };
  const declarations = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`);
  const block = `${selector} {\n  color-scheme: ${scheme};\n${declarations.join('')}}\n`;
  return media ? `@media ${media} {\n${block}}\n` : block;
}

export const brandStyles = () =>
  [
    '/* Written at build from content/brand.ts and content/logo. */\n',
    ...PALETTE_RULES.map(paletteRule),
  ].join('\n');

/** Writes style sheets and fonts. Does not write an unchanged file, because another build may be reading it. */
export async function writeBrandFiles(): Promise<void> {
  await prepareFonts();
  const styles = brandStyles();
  if (!existsSync(STYLE_FILE) || readFileSync(STYLE_FILE, 'utf8') !== styles)
    writeFileSync(STYLE_FILE, styles);
}

/** Bundles get the derived colors, not the code that derives them. */
const paletteConstants = Object.entries(paletteModule)
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
  .join('\n');

export const brandPlugin = (): Plugin => ({
  name: 'brand',
  enforce: 'pre',
  async config() {
    await writeBrandFiles();
  },
  load: (id) => (id.endsWith('/content/palette.ts') ? paletteConstants : undefined),
});
