/** Pictures for the report mail, one row per agent: input, agent, output. */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import satori from 'satori';
import { palette } from '#content/palette.ts';
import { agents } from '#content/quiz/agents.ts';
import { AGENTS } from '#domain/quiz/catalogue.ts';
import { linesIn, linesOut } from '#drawing/stack-lines.ts';
import { fonts } from './og-images.ts';

/** Size in the mail. The picture has twice as many pixels, and is dark in both themes, like the cover of the deck. */
const ROW = { width: 478, height: 92 };
const PIXELS = 2;
const EDGE = 20;
const INTO = { width: 64, lines: 5 };
const PLATE = { width: 190, height: 60 };
const OUT = { width: 36, gap: 10 };
const colors = palette.dark;

const text = (style: CSSProperties, words: ReactNode) =>
  h('div', { style: { display: 'flex', ...style } }, words);

const words = (title: string, outcome: string) =>
  h(
    'div',
    { style: { display: 'flex', alignItems: 'center', ...ROW, paddingLeft: INTO.width } },
    text(
      {
        ...PLATE,
        boxSizing: 'border-box',
        flexShrink: 0,
        alignItems: 'center',
        padding: '0 14px',
        borderRadius: 8,
        border: `1px solid ${colors.brand}`,
        background: colors.surface,
        color: colors.ink,
        fontFamily: 'body',
        fontWeight: 600,
        fontSize: 15,
        lineHeight: 1.25,
      },
      title,
    ),
    text(
      {
        width: ROW.width - INTO.width - PLATE.width - OUT.width - OUT.gap - EDGE,
        marginLeft: OUT.width + OUT.gap,
        color: colors.ink,
        fontFamily: 'display',
        fontSize: 17,
        lineHeight: 1.2,
      },
      outcome,
    ),
  );

/** Lines in a box of 100 by 100, stretched into their column. */
const lines = (paths: readonly string[], x: number, width: number) =>
  `<g fill="none" stroke="${colors.brand}" stroke-width="1.25" transform="translate(${x} 0) scale(${width / 100} ${ROW.height / 100})">${paths.map((d) => `<path d="${d}" vector-effect="non-scaling-stroke"/>`).join('')}</g>`;

function drawing(): string {
  const links = Array.from({ length: INTO.lines }, (_, tool) => ({ tool, agent: 0 }));
  return [
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    lines(
      linesIn(links, INTO.lines, 1).map(({ path }) => path),
      0,
      INTO.width,
    ),
    lines(linesOut(1), INTO.width + PLATE.width, OUT.width),
  ].join('');
}

export async function writeStackPictures(out: string): Promise<void> {
  for (const { id } of AGENTS) {
    const { title, outcome } = agents[id];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ROW.width}" height="${ROW.height}">${drawing()}${await satori(words(title, outcome), { ...ROW, fonts })}</svg>`;
    const picture = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: ROW.width * PIXELS },
    });
    await writeFile(`${out}/stack-${id}.png`, picture.render().asPng());
  }
}
