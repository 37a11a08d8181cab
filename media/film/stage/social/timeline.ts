/** The month, the day that it zooms into, the five posts on their lines, the sheet where they meet. */
import { PLAN } from '#content/social-os/social-plan.ts';
import type { Move } from '../motion.ts';

/** Grid of the plan; the same cells are shown zoomed out and zoomed in. */
export const CELL = { width: 1660, height: 1000, pitchX: 1780, pitchY: 1120, columns: 7 } as const;

export const cellMiddle = (number: number) => ({
  x: (((number - 1) % CELL.columns) + 0.5) * CELL.pitchX,
  y: (Math.floor((number - 1) / CELL.columns) + 0.5) * CELL.pitchY,
});

export const STARTS = { month: 0, idea: 4, posts: 8.8, sheet: 20.4, closing: 24.4 } as const;
/** A person approves the day, in seconds from the start of the idea. */
export const APPROVAL = { shown: 0.2, reach: 1.2, press: 2, approved: 2.2 } as const;
/** The figure comes first, then the end card. */
export const END_CARD_AT = 28;
export const LENGTH = 32;
export const POSTER = 2.7;

const today = cellMiddle(PLAN.today);
const GRID = { x: (CELL.pitchX * CELL.columns) / 2, y: CELL.pitchY * 1.98 };

/** Positions of the five posts, each on its own line. */
export const POST = { seconds: 2.3, pitch: 2100, lineGap: 190, height: 920 } as const;
const FIRST_POST = today.x + 2500;
export const postPlace = (i: number) => ({
  x: FIRST_POST + i * POST.pitch,
  y: today.y + (i - 2) * POST.lineGap,
});
export const PLACES = {
  today,
  sheet: { x: FIRST_POST + 5 * POST.pitch + 250, y: today.y },
  figure: { x: FIRST_POST + 6 * POST.pitch + 300, y: today.y },
  closing: { x: FIRST_POST + 7 * POST.pitch + 400, y: today.y },
} as const;

/** In the rest of the last row: beside days 29 and 30, as far as the last column. */
const LEGEND_FROM = 2 * CELL.pitchX;
export const LEGEND = {
  x: (LEGEND_FROM + CELL.columns * CELL.pitchX) / 2,
  y: cellMiddle(30).y - CELL.height / 2,
  width: CELL.columns * CELL.pitchX - LEGEND_FROM - (CELL.pitchX - CELL.width),
};

const FAR = 0.14;

/** Above the grid, at the position of its first row. */
export const TITLE = { x: GRID.x, y: -1180 };

export const MOVES: readonly Move[] = [
  { at: 0, seconds: 0, ...GRID, zoom: FAR },
  { at: STARTS.idea - 1.2, seconds: 1.7, ...today },
  ...[0, 1, 2, 3, 4].map((i) => ({
    at: STARTS.posts - 0.9 + i * POST.seconds,
    seconds: i === 0 ? 1.4 : 1,
    ...postPlace(i),
  })),
  { at: STARTS.sheet - 0.9, seconds: 1.4, ...PLACES.sheet },
  { at: STARTS.closing - 0.9, seconds: 1.3, ...PLACES.figure },
  { at: END_CARD_AT - 0.9, seconds: 1.3, ...PLACES.closing },
];

const LINES = { from: today.x + CELL.width / 2, to: PLACES.sheet.x - 820 };

/** The lines run ahead of the camera, so that it seems to follow them. */
const AHEAD = 760;
export const flowAt = (viewX: number) =>
  Math.min(1, Math.max(0, (viewX + AHEAD - LINES.from) / (LINES.to - LINES.from)));

/** From the idea, one line to each post; all five meet again in the sheet. */
export const lineTo = (i: number) => {
  const { y } = postPlace(i);
  const { from: start, to: end } = LINES;
  const meet = PLACES.sheet.y + (i - 2) * 40;
  return [
    `M${start} ${today.y + (i - 2) * 40}`,
    `C${start + 420} ${today.y + (i - 2) * 40} ${start + 420} ${y} ${start + 840} ${y}`,
    `H${end - 700}`,
    `C${end - 350} ${y} ${end - 350} ${meet} ${end} ${meet}`,
  ].join('');
};
