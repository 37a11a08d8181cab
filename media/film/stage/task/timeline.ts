/** Position and time of each scene. */
import type { CameraMove } from '../motion.ts';

/** Center of each scene. In `ask` the agent asks a person. It is above the others: the line goes up to it and back. */
export const POSITIONS = {
  opening: { x: 0, y: 0 },
  mail: { x: 2100, y: 0 },
  match: { x: 4200, y: 0 },
  ask: { x: 6300, y: -1500 },
  done: { x: 8400, y: 0 },
  log: { x: 10500, y: 0 },
  saved: { x: 12600, y: 0 },
  closing: { x: 14800, y: 0 },
} as const;

/** Light background of the scene `ask`, with waves at its lower edge. The camera does not show it in other scenes. */
export const SKY = { left: 2400, right: 10200, top: -3200, bottom: -760, waveWidth: 390 } as const;

/** Start of each scene in seconds. The camera starts to move a little earlier. */
export const STARTS = {
  opening: 0,
  mail: 2.5,
  match: 6.7,
  ask: 11.7,
  done: 16.9,
  log: 20.4,
  saved: 24.4,
  closing: 28,
} as const;
export const LENGTH = 32;
export const POSTER_TIME = 1.5;

/** Times in each scene at which something appears or is clicked, in seconds from the start of the scene. */
export const SCENE_TIMES = {
  mail: { agent: 1.5, sender: 1.8, subject: 2.1, total: 2.5 },
  match: { amounts: 0, checkMarks: 0.6, checkMarkInterval: 0.4, difference: 2.1, question: 3 },
  ask: { question: 0, choices: 0.5, pointer: 1.9, click: 2.8, answer: 3 },
  done: { firstStep: 0.1, stepInterval: 0.5 },
  log: { rows: -0.2, rowInterval: 0.12, pointer: 1.1, click: 1.9, file: 2.1 },
} as const;

/** The time in the film at which each step of the log happens. */
export const LOG_TIMES = [
  STARTS.mail + SCENE_TIMES.mail.agent,
  STARTS.match + SCENE_TIMES.match.difference,
  STARTS.match + SCENE_TIMES.match.question,
  STARTS.ask + SCENE_TIMES.ask.click,
  ...[0, 1, 2].map((step) => STARTS.done + SCENE_TIMES.done.firstStep + step * SCENE_TIMES.done.stepInterval),
];

const TRAVEL_SECONDS = 1.4;
const travelTo = (scene: Exclude<keyof typeof POSITIONS, 'opening'>): CameraMove => ({
  at: STARTS[scene] - TRAVEL_SECONDS * 0.7,
  seconds: TRAVEL_SECONDS,
  ...POSITIONS[scene],
});

const { mail, match, ask, done, log, saved, closing } = POSITIONS;

const CLOSE_ZOOM = 1.12;

/** The camera moves from scene to scene. It zooms in on the difference (`match`) and on the decision (`ask`). */
export const MOVES: readonly CameraMove[] = [
  { at: 0, seconds: 0, ...POSITIONS.opening },
  travelTo('mail'),
  travelTo('match'),
  { at: STARTS.match + SCENE_TIMES.match.difference - 0.3, seconds: 1, ...match, zoom: CLOSE_ZOOM },
  travelTo('ask'),
  { at: STARTS.ask + SCENE_TIMES.ask.pointer - 0.2, seconds: 1, ...ask, zoom: CLOSE_ZOOM },
  travelTo('done'),
  travelTo('log'),
  travelTo('saved'),
  travelTo('closing'),
];

/** SVG path of the main line: through `mail` and `match`, up to `ask`, back down, to the logo. */
export const MAIN_LINE_PATH = [
  `M-1200 220`,
  `C-700 420 -300 330 200 250`,
  `S900 0 1300 0`,
  `H${match.x + 850}`,
  `C${match.x + 1350} 0 ${ask.x - 1350} ${ask.y} ${ask.x - 800} ${ask.y}`,
  `H${ask.x + 800}`,
  `C${ask.x + 1350} ${ask.y} ${done.x - 1350} 0 ${done.x - 800} 0`,
  `H${closing.x - 760}`,
].join('');

/** Approximate length of the main line, including the way up to the person and back. */
const lineLength = 1200 + closing.x - 760 + 1600;
const shareUpTo = (x: number, detour = 0) => (1200 + x + detour) / lineLength;
/** Animations of the main line. `to` is the share of the line that is drawn at the end. */
export const LINE_PROGRESS = [
  { at: 0.2, seconds: 2, to: shareUpTo(250) },
  { at: STARTS.mail - 1.1, seconds: 1.4, to: shareUpTo(mail.x) },
  { at: STARTS.match - 1.1, seconds: 1.4, to: shareUpTo(match.x) },
  { at: STARTS.ask - 1.2, seconds: 1.5, to: shareUpTo(ask.x, 800) },
  { at: STARTS.done - 1.2, seconds: 1.5, to: shareUpTo(done.x, 1600) },
  { at: STARTS.log - 1.1, seconds: 1.4, to: shareUpTo(log.x, 1600) },
  { at: STARTS.saved - 1.1, seconds: 2.4, to: shareUpTo(saved.x + 1000, 1600) },
  { at: STARTS.closing - 1.2, seconds: 1.6, to: 1 },
] as const;
