/** Open Graph images, one per page: headline, illustration, and the lines of the brand. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReactElement } from 'react';
import { markOn, nestedSvg } from '#content/logo/read-logo.ts';
import { palette } from '#content/palette.ts';
import { ogImagePath, type PageHead, pageHeads } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { currentPaths } from '#drawing/current.ts';
import { box, drawPictures, families, textElement } from './draw.ts';
import { ogIllustrations } from './og-illustrations.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** The lines in the background. */
const LINES = { top: 424, height: 236, count: 15, highlighted: [3, 7, 11] };
const SMALL_LOGO = { size: 46, x: MARGIN, y: MARGIN - 6 };
/** Pages without an illustration show a large logo at the end of the lines. */
const LARGE_LOGO = { size: 250, x: WIDTH - MARGIN - 250, y: 348 };
/** With this seed, no line crosses a headline. */
const FIRST_SEED = 20;
const colors = palette.dark;

/** Draws lines that are scattered on the left and parallel on the right. */
function drawLines(seed: number): string {
  const paths = currentPaths({ width: WIDTH, height: LINES.height, lines: LINES.count, seed });
  const lines = paths.map((d, i) =>
    LINES.highlighted.includes(i)
      ? `<path d="${d}" stroke="url(#lit)" stroke-width="2.5"/>`
      : `<path d="${d}" stroke="${colors.line}" stroke-width="1.5"/>`,
  );
  return [
    `<defs><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${WIDTH}" y2="0">`,
    `<stop stop-color="${colors.brand}" stop-opacity="0.15"/><stop offset=".5" stop-color="${colors.markFrom}"/><stop offset="1" stop-color="${colors.markTo}"/>`,
    `</linearGradient></defs><g fill="none" transform="translate(0 ${LINES.top})">${lines.join('')}</g>`,
  ].join('');
}

function drawLargeLogo(): string {
  const middle = LARGE_LOGO.size / 2;
  return [
    `<circle cx="${LARGE_LOGO.x + middle}" cy="${LARGE_LOGO.y + middle}" r="${middle + 14}" fill="${colors.paper}"/>`,
    nestedSvg(markOn('dark'), LARGE_LOGO),
  ].join('');
}

/** Long headlines are smaller, so that they do not touch the lines or the large logo. */
const headlineSize = (headline: string, isNarrow: boolean) => {
  if (!isNarrow) return headline.length > 30 ? 68 : 92;
  return headline.length > 40 ? 60 : 72;
};

const layout = ({ kicker, headline }: PageHead['card'], illustration?: ReactElement) =>
  box(
    {
      width: WIDTH - 2 * MARGIN,
      height: HEIGHT - 2 * MARGIN,
      margin: MARGIN,
      justifyContent: 'space-between',
      alignItems: 'center',
      color: colors.ink,
      fontFamily: families.body,
    },
    box(
      { flexDirection: 'column', width: illustration ? 456 : 1000, height: '100%' },
      textElement(site.name, {
        fontFamily: families.display,
        fontSize: 34,
        letterSpacing: '-0.02em',
        marginLeft: SMALL_LOGO.size + 14,
      }),
      textElement(kicker, { fontFamily: families.mono, fontSize: 25, color: colors.brand, marginTop: 64 }),
      textElement(headline, {
        fontFamily: families.display,
        fontSize: headlineSize(headline, illustration !== undefined),
        lineHeight: 1.04,
        letterSpacing: '-0.025em',
        marginTop: 18,
        textWrap: 'balance',
      }),
    ),
    illustration,
  );

export async function writeOgImages(outDir: string): Promise<void> {
  for (const [i, [page, { path, card }]] of [...pageHeads].entries()) {
    const file = `${outDir}${ogImagePath(path)}`;
    await mkdir(dirname(file), { recursive: true });
    const illustration = ogIllustrations.get(page)?.();
    const background = [
      `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
      drawLines(FIRST_SEED + i),
      illustration ? '' : drawLargeLogo(),
      nestedSvg(markOn('dark'), SMALL_LOGO),
    ].join('');
    const size = { width: WIDTH, height: HEIGHT };
    const [picture = ''] = await drawPictures(size, background, layout(card, illustration), [WIDTH]);
    await writeFile(file, picture);
  }
}
