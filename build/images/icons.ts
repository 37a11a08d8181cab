/** Icons for browser tabs, home screens and installed apps, all drawn from the logo. */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { asFile, type Drawing, markOn, placed, smallMarkOn } from '#content/logo/read-logo.ts';
import { palette } from '#content/palette.ts';

/** Home screens crop the corners, so the logo stays in the middle. */
const SAFE_AREA = 0.64;
const TAB_TILE = { share: 0.84, radius: 0.22 };
const SIDE = 32;

/** Has no background: a media query chooses the light or dark drawing. */
const tabIcon = asFile({
  ...smallMarkOn('light'),
  viewBox: `0 0 ${SIDE} ${SIDE}`,
  body: `<style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>${(['light', 'dark'] as const).map((ground) => `<g class="${ground.charAt(0)}">${placed(smallMarkOn(ground), { size: SIDE }).replaceAll(/(\bid="|url\(#|href="#)/g, `$1${ground}-`)}</g>`).join('')}`,
});

function tile(mark: Drawing, pixels: number, share: number, radius = 0): Buffer {
  const edge = (SIDE * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="100%" height="100%" rx="${radius * SIDE}" fill="${palette.light.band}"/>${placed(mark, { x: edge, y: edge, size: SIDE * share })}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
}

/** An ICO file with one PNG: a directory of 6 + 16 bytes, then the image. */
export function icoFile(png: Buffer, pixels: number): Buffer {
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

export async function writeIcons(out: string): Promise<void> {
  await writeFile(`${out}/favicon.svg`, tabIcon);
  const tab = tile(smallMarkOn('dark'), 32, TAB_TILE.share, TAB_TILE.radius);
  await writeFile(`${out}/favicon.ico`, icoFile(tab, 32));
  const mark = markOn('dark');
  await writeFile(`${out}/apple-touch-icon.png`, tile(mark, 180, SAFE_AREA));
  for (const pixels of [192, 512])
    await writeFile(`${out}/icon-${pixels}.png`, tile(mark, pixels, SAFE_AREA));
}
