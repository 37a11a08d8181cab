/** Pictures for the mail with the quiz report, one per agent: lines into the agent, its name, its outcome. */
import { writeFile } from 'node:fs/promises';
import { palette } from '#content/palette.ts';
import { agents } from '#content/quiz/agents.ts';
import { AGENTS } from '#domain/quiz/catalog.ts';
import { linesIn, linesOut } from '#drawing/stack-lines.ts';
import { box, drawPictures, families } from './draw.ts';

/** Size in the mail. The file has twice as many pixels. */
const ROW_SIZE = { width: 478, height: 108 };
const PIXEL_RATIO = 2;
const MARGIN = 16;
const INPUT_LINES = { width: 44, lines: 5 };
const AGENT_BOX = { width: 212, height: 80 };
const OUTPUT_LINES = { width: 24, gap: 12 };
const colors = palette.dark;

const OUTCOME_WIDTH =
  ROW_SIZE.width - INPUT_LINES.width - AGENT_BOX.width - OUTPUT_LINES.width - OUTPUT_LINES.gap - MARGIN;

const rowElement = (title: string, outcome: string) =>
  box(
    { alignItems: 'center', ...ROW_SIZE, paddingLeft: INPUT_LINES.width },
    box(
      {
        ...AGENT_BOX,
        boxSizing: 'border-box',
        flexShrink: 0,
        alignItems: 'center',
        padding: '0 14px',
        borderRadius: 8,
        border: `1px solid ${colors.brand}`,
        background: colors.surface,
        color: colors.ink,
        fontFamily: families.body,
        fontWeight: 600,
        fontSize: 19,
        lineHeight: 1.25,
        textWrap: 'balance',
      },
      title,
    ),
    box(
      {
        width: OUTCOME_WIDTH,
        marginLeft: OUTPUT_LINES.width + OUTPUT_LINES.gap,
        color: colors.ink,
        fontFamily: families.display,
        fontSize: 20,
        lineHeight: 1.2,
        textWrap: 'balance',
      },
      outcome,
    ),
  );

/** Stretches lines from a box of 100 by 100 to the width of their column. */
const drawLines = (paths: readonly string[], x: number, width: number) =>
  `<g fill="none" stroke="${colors.brand}" stroke-width="1.25" transform="translate(${x} 0) scale(${width / 100} ${ROW_SIZE.height / 100})">${paths.map((d) => `<path d="${d}" vector-effect="non-scaling-stroke"/>`).join('')}</g>`;

function drawBackground(): string {
  const links = Array.from({ length: INPUT_LINES.lines }, (_, tool) => ({ tool, agent: 0 }));
  return [
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    drawLines(
      linesIn(links, INPUT_LINES.lines, 1).map(({ path }) => path),
      0,
      INPUT_LINES.width,
    ),
    drawLines(linesOut(1), INPUT_LINES.width + AGENT_BOX.width, OUTPUT_LINES.width),
  ].join('');
}

export async function writeStackPictures(outDir: string): Promise<void> {
  for (const { id } of AGENTS) {
    const { title, outcome } = agents[id];
    const pixels = ROW_SIZE.width * PIXEL_RATIO;
    const [picture = ''] = await drawPictures(ROW_SIZE, drawBackground(), rowElement(title, outcome), [
      pixels,
    ]);
    await writeFile(`${outDir}/stack-${id}.png`, picture);
  }
}
