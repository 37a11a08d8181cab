import { currentPaths, seededRandom } from '#drawing/current.ts';
import { arrivalBeat } from './beats.ts';

/** Horizontal positions of the lines that run down the margin into the next section, in hundredths of its width. */
export const MARGIN_LINES = { firstX: 30, gap: 16 };

/** Each lane has three lines. The middle line ends at the lane. */
const LINES_PER_LANE = 3;
const LINE_GAP = 30;
const middleLine = (lane: number) => lane * LINES_PER_LANE + 1;

const horizontalPaths = (lineCount: number) =>
  currentPaths({ width: 360, height: lineCount * LINE_GAP, lines: lineCount, seed: 23, spread: 1, grain: 1 });

/** On narrow screens the lines come from above: one bend each, then straight down. */
function verticalPaths(lineCount: number): string[] {
  const random = seededRandom(5);
  return Array.from({ length: lineCount }, (_, i) => {
    const x = (i + 0.5) * LINE_GAP;
    const start = Math.round(x + (random() - 0.5) * 150);
    return `M${start} 0C${start} 200 ${x} 120 ${x} 360`;
  });
}

const pathHtml = (d: string, stroke: string) => `<path d="${d}" stroke="var(--${stroke})"/>`;

const svgHtml = (viewBox: string, attributes: string, content: string) =>
  `<svg viewBox="${viewBox}" ${attributes} preserveAspectRatio="none" aria-hidden="true" fill="none" stroke-width="1.25">${content}</svg>`;

/** Each highlighted line is a separate SVG: fading a part of an SVG keeps the main thread busy. */
function linesHtml(viewBox: string, paths: string[], className: string): string {
  const svgClass = `absolute inset-0 size-full overflow-visible ${className}`;
  const highlightedLines = Array.from({ length: paths.length / LINES_PER_LANE }, (_, lane) =>
    svgHtml(
      viewBox,
      `class="${svgClass}" data-beat="${arrivalBeat(lane)}"`,
      pathHtml(paths[middleLine(lane)] ?? '', 'brand'),
    ),
  );
  return (
    svgHtml(viewBox, `class="${svgClass}"`, pathHtml(paths.join(''), 'line')) + highlightedLines.join('')
  );
}

/** Distances of the inputs from the panel in pixels, irregular on purpose. */
const INPUT_DISTANCES = [28, 60, 40, 52];

function createInputLabel(input: string, lane: number, laneCount: number): HTMLElement {
  const label = Object.assign(document.createElement('span'), { className: 'step channel-input' });
  label.textContent = input;
  label.dataset.beat = String(arrivalBeat(lane));
  label.style.setProperty('--from', 'translateX(calc(-32px * var(--forward)))');
  label.style.top = `${((lane + 0.5) / laneCount) * 100}%`;
  label.style.insetInlineEnd = `${INPUT_DISTANCES[lane % INPUT_DISTANCES.length]}px`;
  return label;
}

const straightLines = (lineIndexes: number[]) =>
  lineIndexes.map((line) => `M0 ${(line + 0.5) * LINE_GAP}H100`).join('');

/** A line that turns down beside the panel and leaves the section. The line of the first lane is outermost. */
function lineDownMargin(lane: number, laneCount: number): string {
  const x = MARGIN_LINES.firstX + (laneCount - 1 - lane) * MARGIN_LINES.gap;
  const y = (middleLine(lane) + 0.5) * LINE_GAP;
  return `M0 ${y}H${x - 16}Q${x} ${y} ${x} ${y + 24}V9999`;
}

/** Lines that leave the panel, towards the edge of the screen or down to the next section. */
function outflowHtml(laneCount: number, continuesBelow: boolean): string {
  const lineIndexes = Array.from({ length: laneCount * LINES_PER_LANE }, (_, line) => line);
  const lanes = Array.from({ length: laneCount }, (_, lane) => lane);
  const brandPath = continuesBelow
    ? lanes.map((lane) => lineDownMargin(lane, laneCount)).join('')
    : straightLines(lanes.map((lane) => middleLine(lane)));
  return svgHtml(
    `0 0 100 ${lineIndexes.length * LINE_GAP}`,
    'class="outflow"',
    pathHtml(straightLines(lineIndexes), 'line') + pathHtml(brandPath, 'brand'),
  );
}

/** Draws the lines into and out of the panel. Does nothing if the channel already has lines. */
export function drawChannel(channel: HTMLElement): void {
  const inputs: string[] = JSON.parse(channel.dataset.inputs ?? '[]');
  if (channel.querySelector('svg')) return;
  const lineCount = inputs.length * LINES_PER_LANE;
  const drawingSize = lineCount * LINE_GAP;
  // The other lines are drawn when the visitor turns the screen.
  const isWide = matchMedia('(width >= 48rem)');
  const drawLines = () =>
    channel.insertAdjacentHTML(
      'afterbegin',
      isWide.matches
        ? linesHtml(`0 0 360 ${drawingSize}`, horizontalPaths(lineCount), 'max-md:hidden')
        : linesHtml(`0 0 ${drawingSize} 360`, verticalPaths(lineCount), 'md:hidden'),
    );
  drawLines();
  isWide.addEventListener('change', drawLines, { once: true });
  channel.append(...inputs.map((input, lane) => createInputLabel(input, lane, inputs.length)));
  channel.insertAdjacentHTML(
    'afterend',
    outflowHtml(inputs.length, channel.closest('[data-runs-on]') !== null),
  );
}
