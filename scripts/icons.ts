/** Icons of browser tabs, home screens and installed apps, all drawn from the one mark. */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { markStops, palette } from '#content/palette.ts';
import { MARK, markElements } from '#drawing/mark.ts';

const { light, dark } = markStops;

/** Home screens cut the corners as they like, so the mark keeps to the middle of a full tile. */
const SAFE_AREA = 0.64;
const TAB_TILE = { share: 0.84, radius: 7 };

/** Without a tile: it takes the colours of the tab it stands on. */
const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}"><style>:root{--from:${light.from};--to:${light.to}}@media(prefers-color-scheme:dark){:root{--from:${dark.from};--to:${dark.to}}}</style>${markElements('var(--from)', 'var(--to)')}</svg>`;

function tile(pixels: number, share: number, radius = 0): Buffer {
  const edge = (MARK.size * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}"><rect width="100%" height="100%" rx="${radius}" fill="${palette.light.ink}"/><g transform="translate(${edge} ${edge}) scale(${share})">${markElements(dark.from, dark.to)}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
}

/** An ICO file with one PNG in it: a directory of 6 + 16 bytes, then the picture. */
export function icoFile(png: Buffer, pixels: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // kind: icon
  directory.writeUInt16LE(1, 4); // pictures
  directory.writeUInt8(pixels, 6);
  directory.writeUInt8(pixels, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits per pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

export async function writeIcons(out: string): Promise<void> {
  await writeFile(`${out}/favicon.svg`, tabIcon);
  await writeFile(`${out}/favicon.ico`, icoFile(tile(32, TAB_TILE.share, TAB_TILE.radius), 32));
  await writeFile(`${out}/apple-touch-icon.png`, tile(180, SAFE_AREA));
  for (const pixels of [192, 512]) await writeFile(`${out}/icon-${pixels}.png`, tile(pixels, SAFE_AREA));
}
