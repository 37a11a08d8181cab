/** Positions and times of the scenes: the month, one day of it, its five posts, and the sheet that lists them. */
import { PLAN } from '#content/social-os/social-plan.ts';
import type { CameraMove } from '../motion.ts';

/** Cells of the month. `distanceX` and `distanceY` are between the centers of two cells. */
export const CELL = { width: 1660, height: 1000, distanceX: 1780, distanceY: 1120, columns: 7 } as const;

export const cellCenter = (dayNumber: number) => ({
  x: (((dayNumber - 1) % CELL.columns) + 0.5) * CELL.distanceX,
  y: (Math.floor((dayNumber - 1) / CELL.columns) + 0.5) * CELL.distanceY,
});

export const STARTS = { month: 0, idea: 4, posts: 8.8, sheet: 20.4, closing: 24.4 } as const;
/** Steps of the approval, in seconds from the start of the scene `idea`. */
export const APPROVAL = { shown: 0.2, pointer: 1.2, click: 2, approved: 2.2 } as const;
/** The large number is shown before the end card. */
export const END_CARD_START = 28;
export const LENGTH = 32;
export const POSTER_TIME = 2.7;

const today = cellCenter(PLAN.today);
const GRID_CENTER = { x: (CELL.distanceX * CELL.columns) / 2, y: CELL.distanceY * 1.98 };

/** The five posts. Each is shown for `seconds` and is on its own line. */
export const POST = { seconds: 2.3, distance: 2100, lineGap: 190, height: 920 } as const;
const FIRST_POST_X = today.x + 2500;
export const postPosition = (index: number) => ({
  x: FIRST_POST_X + index * POST.distance,
  y: today.y + (index - 2) * POST.lineGap,
});
export const POSITIONS = {
  today,
  sheet: { x: FIRST_POST_X + 5 * POST.distance + 250, y: today.y },
  figure: { x: FIRST_POST_X + 6 * POST.distance + 300, y: today.y },
  closing: { x: FIRST_POST_X + 7 * POST.distance + 400, y: today.y },
} as const;

/** The legend fills the rest of the last row, after the days 29 and 30. */
const LEGEND_START_X = 2 * CELL.distanceX;
export const LEGEND = {
  x: (LEGEND_START_X + CELL.columns * CELL.distanceX) / 2,
  y: cellCenter(30).y - CELL.height / 2,
  width: CELL.columns * CELL.distanceX - LEGEND_START_X - (CELL.distanceX - CELL.width),
};

const FAR_ZOOM = 0.14;

/** Above the grid. */
export const TITLE_POSITION = { x: GRID_CENTER.x, y: -1180 };

export const MOVES: readonly CameraMove[] = [
  { at: 0, seconds: 0, ...GRID_CENTER, zoom: FAR_ZOOM },
  { at: STARTS.idea - 1.2, seconds: 1.7, ...today },
  ...[0, 1, 2, 3, 4].map((i) => ({
    at: STARTS.posts - 0.9 + i * POST.seconds,
    seconds: i === 0 ? 1.4 : 1,
    ...postPosition(i),
  })),
  { at: STARTS.sheet - 0.9, seconds: 1.4, ...POSITIONS.sheet },
  { at: STARTS.closing - 0.9, seconds: 1.3, ...POSITIONS.figure },
  { at: END_CARD_START - 0.9, seconds: 1.3, ...POSITIONS.closing },
];

const LINES_X = { from: today.x + CELL.width / 2, to: POSITIONS.sheet.x - 820 };

/** The end of the lines is this far ahead of the camera, so that the camera seems to follow them. */
const LEAD_DISTANCE = 760;
export const lineProgressAt = (cameraX: number) =>
  Math.min(1, Math.max(0, (cameraX + LEAD_DISTANCE - LINES_X.from) / (LINES_X.to - LINES_X.from)));

/** SVG path from the idea to a post and on to the sheet, where all five lines meet. */
export const linePathTo = (index: number) => {
  const { y } = postPosition(index);
  const { from: start, to: end } = LINES_X;
  const meetingY = POSITIONS.sheet.y + (index - 2) * 40;
  return [
    `M${start} ${today.y + (index - 2) * 40}`,
    `C${start + 420} ${today.y + (index - 2) * 40} ${start + 420} ${y} ${start + 840} ${y}`,
    `H${end - 700}`,
    `C${end - 350} ${y} ${end - 350} ${meetingY} ${end} ${meetingY}`,
  ].join('');
};
