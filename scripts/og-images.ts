/** The picture that a shared link shows, one per page: its words from the page's head, its colours and lines from the identity. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { createElement as h } from 'react';
import satori from 'satori';
import { markOn, placed } from '#content/logo/read-logo.ts';
import { ogImagePath, type PageHead, pageHeads } from '#content/page-heads.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';
import { currentPaths } from '#drawing/current.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
/** The band of lines under the words, and the wheel that they drive. */
const RIVER = { top: 318, height: 310, lines: 15, lit: [3, 7, 11] };
const WHEEL = { size: 250, x: WIDTH - EDGE - 250, y: 348 };
/** Chosen by eye: no line of these runs through a headline. */
const FIRST_SEED = 20;
const colours = palette.dark;

const font = async (name: string, file: string, weight: 400 | 600) => ({
  name,
  data: await readFile(new URL(`../drawing/fonts/${file}.ttf`, import.meta.url)),
  weight,
});
const fonts = await Promise.all([font('display', 'display', 600), font('mono', 'mono', 400)]);

/** Lines of current that scatter on the left and drive the wheel on the right. */
function river(seed: number): string {
  const paths = currentPaths({ width: WIDTH, height: RIVER.height, lines: RIVER.lines, seed });
  const lines = paths.map((d, i) =>
    RIVER.lit.includes(i)
      ? `<path d="${d}" stroke="url(#lit)" stroke-width="2.5"/>`
      : `<path d="${d}" stroke="${colours.line}" stroke-width="1.5"/>`,
  );
  return [
    `<defs><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${WIDTH}" y2="0">`,
    `<stop stop-color="${colours.brand}" stop-opacity="0.15"/><stop offset=".5" stop-color="${colours.markFrom}"/><stop offset="1" stop-color="${colours.markTo}"/>`,
    `</linearGradient></defs><g fill="none" transform="translate(0 ${RIVER.top})">${lines.join('')}</g>`,
  ].join('');
}

function wheel(): string {
  const middle = WHEEL.size / 2;
  return [
    `<circle cx="${WHEEL.x + middle}" cy="${WHEEL.y + middle}" r="${middle + 14}" fill="${colours.paper}"/>`,
    placed(markOn('dark'), WHEEL),
  ].join('');
}

function words({ kicker, headline }: PageHead['card']) {
  return h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: WIDTH - 2 * EDGE,
        margin: EDGE,
        color: colours.ink,
      },
    },
    h(
      'div',
      { style: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' } },
      h('span', { style: { fontFamily: 'mono', fontSize: 28, color: colours.brand } }, kicker),
      h('span', { style: { fontFamily: 'display', fontSize: 36, letterSpacing: '-0.02em' } }, site.name),
    ),
    h(
      'div',
      {
        style: {
          fontFamily: 'display',
          fontSize: headline.length > 44 ? 84 : 92,
          lineHeight: 1,
          letterSpacing: '-0.035em',
          marginTop: 28,
          maxWidth: 1000,
          textWrap: 'balance',
        },
      },
      headline,
    ),
  );
}

async function ogImage(card: PageHead['card'], seed: number): Promise<Buffer> {
  const text = await satori(words(card), { width: WIDTH, height: HEIGHT, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colours.paper}"/>${river(seed)}${wheel()}${text}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

export async function writeOgImages(out: string): Promise<void> {
  await mkdir(`${out}/og`, { recursive: true });
  for (const [i, { path, card }] of Object.values(pageHeads).entries()) {
    await writeFile(`${out}${ogImagePath(path)}`, await ogImage(card, FIRST_SEED + i));
  }
}
