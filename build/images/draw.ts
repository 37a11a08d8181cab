/** Fonts, elements and renderer of all pictures of the build. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';

const FILES = [
  { name: 'body', file: 'body-400', weight: 400 },
  { name: 'body', file: 'body-600', weight: 600 },
  { name: 'display', file: 'display', weight: 600 },
  { name: 'mono', file: 'mono', weight: 400 },
] as const;

/** The fonts of pictures, each with a second one for rare letters. */
export const fonts = await Promise.all(
  FILES.flatMap(({ name, file, weight }) => [
    { name: name as string, path: `drawing/fonts/${file}.ttf`, weight },
    { name: `${name}-extended`, path: `drawing/fonts/${file}-extended.ttf`, weight },
  ])
    .filter(({ path }) => existsSync(path))
    .map(async ({ name, path, weight }) => ({ name, data: await readFile(path), weight })),
);

/** Font families of elements. */
export const families = {
  body: 'body, body-extended',
  display: 'display, display-extended',
  mono: 'mono, mono-extended',
} as const;

export const box = (style: CSSProperties, ...children: ReactNode[]) =>
  h('div', { style: { display: 'flex', ...style } }, ...children);
export const textElement = (text: string, style: CSSProperties = {}) => h('span', { style }, text);

type Size = { width: number; height: number };

/** Draws elements over a background of SVG shapes, as a PNG of each width in pixels. */
export async function drawPictures(
  { width, height }: Size,
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
