import { currentPaths, seededRandom } from '#drawing/current.ts';
import { arrivesAt } from './beats.ts';
import { RUN_ON } from './run-on.ts';

/** Each lane has three lines; the middle one ends at the lane. */
const PER_LANE = 3;
const GAP = 30;
const laneLine = (lane: number) => lane * PER_LANE + 1;

const horizontalLines = (lines: number) =>
  currentPaths({ width: 360, height: lines * GAP, lines, seed: 23, spread: 1, grain: 1 });

/** On narrow screens the lines come from above: one bend each, then straight down. */
function verticalLines(lines: number): string[] {
  const random = seededRandom(5);
  return Array.from({ length: lines }, (_, i) => {
    const x = (i + 0.5) * GAP;
    const start = Math.round(x + (random() - 0.5) * 150);
    return `M${start} 0C${start} 200 ${x} 120 ${x} 360`;
  });
}

const path = (d: string, stroke: string) =>
  `<path d="${d}" stroke="var(--${stroke})" vector-effect="non-scaling-stroke"/>`;

const svg = (viewBox: string, attributes: string, content: string) =>
  `<svg viewBox="${viewBox}" ${attributes} preserveAspectRatio="none" aria-hidden="true" fill="none" stroke-width="1.25">${content}</svg>`;

/** The highlighted line is a separate SVG: fading a part of an SVG keeps the main thread busy. */
function lines(viewBox: string, paths: string[], className: string): string {
  const svgClass = `absolute inset-0 size-full overflow-visible ${className}`;
  const lit = Array.from({ length: paths.length / PER_LANE }, (_, lane) =>
    svg(
      viewBox,
      `class="cue ${svgClass}" data-beat="${arrivesAt(lane)}"`,
      path(paths[laneLine(lane)] ?? '', 'brand'),
    ),
  );
  return svg(viewBox, `class="${svgClass}"`, path(paths.join(''), 'line')) + lit.join('');
}

/** Distances of the inputs from the panel in pixels, irregular on purpose. */
const PLACES = [28, 84, 40, 72];

function inputLabel(input: string, lane: number, lanes: number): HTMLElement {
  const label = Object.assign(document.createElement('span'), { className: 'step channel-input' });
  label.textContent = input;
  label.dataset.beat = String(arrivesAt(lane));
  label.style.setProperty('--from', 'translateX(calc(-32px * var(--forward)))');
  label.style.top = `${((lane + 0.5) / lanes) * 100}%`;
  label.style.insetInlineEnd = `${PLACES[lane % PLACES.length]}px`;
  return label;
}

const straight = (numbers: number[]) => numbers.map((line) => `M0 ${(line + 0.5) * GAP}H100`).join('');

/** Turns down beside the panel, with the uppermost line outermost, and leaves the section at the bottom. */
function downMargin(lane: number, lanes: number): string {
  const x = RUN_ON.first + (lanes - 1 - lane) * RUN_ON.apart;
  const y = (laneLine(lane) + 0.5) * GAP;
  return `M0 ${y}H${x - 16}Q${x} ${y} ${x} ${y + 24}V9999`;
}

/** Work leaves the panel in order, towards the edge of the screen or the next section. */
function outflow(lanes: number, runsOn: boolean): string {
  const all = Array.from({ length: lanes * PER_LANE }, (_, line) => line);
  const lit = Array.from({ length: lanes }, (_, lane) => lane);
  const out = runsOn
    ? lit.map((lane) => downMargin(lane, lanes)).join('')
    : straight(lit.map((lane) => laneLine(lane)));
  return svg(
    `0 0 100 ${all.length * GAP}`,
    'class="outflow"',
    path(straight(all), 'line') + path(out, 'brand'),
  );
}

/** Draws the lines into and out of the panel. Does nothing if the channel already has lines. */
export function drawChannel(channel: HTMLElement): void {
  const inputs: string[] = JSON.parse(channel.dataset.inputs ?? '[]');
  if (channel.querySelector('svg')) return;
  const count = inputs.length * PER_LANE;
  const size = count * GAP;
  channel.insertAdjacentHTML(
    'afterbegin',
    lines(`0 0 360 ${size}`, horizontalLines(count), 'max-md:hidden') +
      lines(`0 0 ${size} 360`, verticalLines(count), 'md:hidden'),
  );
  channel.append(...inputs.map((input, lane) => inputLabel(input, lane, inputs.length)));
  channel.insertAdjacentHTML('afterend', outflow(inputs.length, channel.closest('[data-runs-on]') !== null));
}
