/** Reads the logo of the operator for images and style sheets. */
import { readFileSync } from 'node:fs';
import { palette } from '#content/palette.ts';
import type { PaletteName } from '#domain/palette.ts';
import { logo } from './logo.ts';

export type Drawing = { viewBox: string; width: number; height: number; body: string };

const toCssName = (token: string) => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Replaces custom properties with colors, because image renderers do not support custom properties. */
const withPaletteColors = (body: string, paletteName: PaletteName) => {
  const colors = Object.entries<string>(palette[paletteName]);
  return colors
    .reduce((text, [token, value]) => text.replaceAll(`var(--${toCssName(token)})`, value), body)
    .replaceAll('currentColor', palette[paletteName].ink);
};

export function readDrawing(svg: string, paletteName: PaletteName): Drawing {
  const [, attributes = '', body = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error('the drawing has no viewBox');
  const styleAttributes = attributes.replaceAll(
    /\s(?:xmlns(?::\w+)?|viewBox|width|height|id|class)="[^"]*"/g,
    '',
  );
  const shapes = body.replaceAll(/>\s+</g, '><').trim();
  // Attributes of the root element may contain colors too.
  const markup = styleAttributes.trim() ? `<g${styleAttributes}>${shapes}</g>` : shapes;
  return { viewBox, width, height, body: withPaletteColors(markup, paletteName) };
}

const readLogoFile = (file: string, paletteName: PaletteName) => {
  try {
    return readDrawing(readFileSync(`content/logo/${file}`, 'utf8'), paletteName);
  } catch (error) {
    throw new Error(`content/logo/${file}: ${error instanceof Error ? error.message : error}`);
  }
};

export const markOn = (paletteName: PaletteName): Drawing =>
  readLogoFile(paletteName === 'light' ? logo.mark : (logo.markOnDark ?? logo.mark), paletteName);

export const smallMarkOn = (paletteName: PaletteName): Drawing =>
  logo.markSmall ? readLogoFile(logo.markSmall, paletteName) : markOn(paletteName);

export function wordmarkOn(paletteName: PaletteName): Drawing | undefined {
  const file = paletteName === 'light' ? logo.wordmark : (logo.wordmarkOnDark ?? logo.wordmark);
  return file ? readLogoFile(file, paletteName) : undefined;
}

/** The drawing as an element of another SVG, centered in a square. */
export function nestedSvg(
  { viewBox, body }: Drawing,
  { x = 0, y = 0, size }: { x?: number; y?: number; size: number },
) {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${body}</svg>`;
}

export const svgFile = ({ viewBox, body }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
