/** Icons for browser tabs, home screens and installed apps, all drawn from the logo. */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { type Drawing, markOn, nestedSvg, smallMarkOn, svgFile } from '#content/logo/read-logo.ts';
import { palette } from '#content/palette.ts';

/** Size of the logo relative to the icon. Home screens crop the corners, so the logo is in the middle. */
const LOGO_SHARE = 0.64;
const TAB_TILE = { logoShare: 0.84, radius: 0.22 };
const VIEW_BOX_SIZE = 32;

/** The icon has no background. A media query shows the light or the dark drawing. */
const tabIcon = svgFile({
  ...smallMarkOn('light'),
  viewBox: `0 0 ${VIEW_BOX_SIZE} ${VIEW_BOX_SIZE}`,
  body: `<style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>${(['light', 'dark'] as const).map((paletteName) => `<g class="${paletteName.charAt(0)}">${nestedSvg(smallMarkOn(paletteName), { size: VIEW_BOX_SIZE }).replaceAll(/(\bid="|url\(#|href="#)/g, `$1${paletteName}-`)}</g>`).join('')}`,
});

function renderTile(mark: Drawing, pixels: number, logoShare: number, radius = 0): Buffer {
  const edge = (VIEW_BOX_SIZE * (1 - logoShare)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX_SIZE} ${VIEW_BOX_SIZE}"><rect width="100%" height="100%" rx="${radius * VIEW_BOX_SIZE}" fill="${palette.light.band}"/>${nestedSvg(mark, { x: edge, y: edge, size: VIEW_BOX_SIZE * logoShare })}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
}

/** An ICO file with one PNG: a directory of 6 + 16 bytes, then the image. */
export function createIcoFile(png: Buffer, pixels: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // kind: icon
  directory.writeUInt16LE(1, 4); // pictures
  directory.writeUInt8(pixels, 6);
  directory.writeUInt8(pixels, 7);
  directory.writeUInt16LE(1, 10); // color planes
  directory.writeUInt16LE(32, 12); // bits per pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

export async function writeIcons(outDir: string): Promise<void> {
  await writeFile(`${outDir}/favicon.svg`, tabIcon);
  const tabPng = renderTile(smallMarkOn('dark'), 32, TAB_TILE.logoShare, TAB_TILE.radius);
  await writeFile(`${outDir}/favicon.ico`, createIcoFile(tabPng, 32));
  const mark = markOn('dark');
  await writeFile(`${outDir}/apple-touch-icon.png`, renderTile(mark, 180, LOGO_SHARE));
  for (const pixels of [192, 512])
    await writeFile(`${outDir}/icon-${pixels}.png`, renderTile(mark, pixels, LOGO_SHARE));
}
