/**
 * The first page of the deck as a small picture, for the mail and the dialog. It shows only the title and the logo,
 * since smaller text would not be readable.
 */
import { writeFile } from 'node:fs/promises';
import { markOn, nestedSvg } from '#content/logo/read-logo.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { currentPaths } from '#drawing/current.ts';
import { COVER, LINE_STYLE, MARGIN, PAGE, textStyles, tones } from '../../media/deck/theme.ts';
import { box, drawPictures, families, textElement } from './draw.ts';

/** Twice the displayed width, for high-resolution screens. The mail shows the cover, the dialog the thumbnail. */
const WIDTHS = { 'deck-cover.png': 956, 'deck-thumbnail.png': 352 };
const TITLE_SIZE = 92;
const colors = tones.ink;
const { lines: linesLayout, logo: logoLayout } = COVER;

const titleElement = () =>
  box(
    { flexDirection: 'column', ...PAGE, padding: `${MARGIN.top}px ${MARGIN.x}px`, color: colors.ink },
    textElement(socialHero.title, {
      ...textStyles.cover,
      fontFamily: families.display,
      fontSize: TITLE_SIZE,
      letterSpacing: TITLE_SIZE * -0.025,
      width: 780,
    }),
  );

function drawBackground(): string {
  const linePaths = currentPaths({ ...linesLayout, width: PAGE.width, lines: LINE_STYLE.lines }).map(
    (d, index) => {
      const isHighlighted = LINE_STYLE.highlighted.some((highlightedIndex) => highlightedIndex === index);
      return `<path d="${d}" stroke="${isHighlighted ? colors.brand : colors.line}" stroke-width="${isHighlighted ? LINE_STYLE.highlightedWidth : LINE_STYLE.width}"/>`;
    },
  );
  const middle = linesLayout.top + linesLayout.height / 2;
  const x = PAGE.width - logoLayout.right - logoLayout.size;
  return [
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<g fill="none" transform="translate(0 ${linesLayout.top})">${linePaths.join('')}</g>`,
    `<circle cx="${x + logoLayout.size / 2}" cy="${middle}" r="${logoLayout.size / 2 + logoLayout.halo}" fill="${colors.paper}"/>`,
    nestedSvg(markOn('dark'), { size: logoLayout.size, x, y: middle - logoLayout.size / 2 }),
  ].join('');
}

export async function writeDeckCover(outDir: string): Promise<void> {
  const pictures = await drawPictures(PAGE, drawBackground(), titleElement(), Object.values(WIDTHS));
  for (const [i, file] of Object.keys(WIDTHS).entries())
    await writeFile(`${outDir}/${file}`, pictures[i] ?? '');
}
