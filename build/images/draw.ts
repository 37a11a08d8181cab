/** Fonts, elements and renderer of all pictures of the build. */
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import { EXTENDED } from '#drawing/static-fonts.ts';
import { fontFiles } from '../../media/deck/theme.ts';

export const fonts = await Promise.all(
  fontFiles.map(async ({ name, path, weight }) => ({ name, data: await readFile(path), weight })),
);

/** Font families of elements. */
export const families = {
  body: `body, body${EXTENDED}`,
  display: `display, display${EXTENDED}`,
  mono: `mono, mono${EXTENDED}`,
} as const;

export const box = (style: CSSProperties, ...children: ReactNode[]) =>
  h('div', { style: { display: 'flex', ...style } }, ...children);
export const textElement = (text: string, style: CSSProperties = {}) => h('span', { style }, text);

/** Draws elements over a background of SVG shapes, as a PNG of each width in pixels. */
export async function drawPictures(
  { width, height }: { width: number; height: number },
  background: string,
  element: ReactElement,
  pixelWidths: readonly number[],
): Promise<Buffer[]> {
  const elements = await satori(element, { width, height, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${elements}</svg>`;
  return pixelWidths.map((value) =>
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value } }).render().asPng(),
  );
}
