/** Position and time of each scene. */
import type { Move } from '../motion.ts';

/** Center of each scene. The person is above the current: the line goes up to her and comes back. */
export const PLACES = {
  opening: { x: 0, y: 0 },
  mail: { x: 2100, y: 0 },
  match: { x: 4200, y: 0 },
  ask: { x: 6300, y: -1500 },
  done: { x: 8400, y: 0 },
  log: { x: 10500, y: 0 },
  saved: { x: 12600, y: 0 },
  closing: { x: 14800, y: 0 },
} as const;

/** Height of the waterline; out of the frame while the agent works. */
export const SURFACE = { from: 2400, to: 10200, y: -760, top: -3200, wave: 390 } as const;

/** Start of each scene in seconds. The camera moves on a little earlier. */
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
export const POSTER = 2;

/** Moments within a scene, in seconds from its start. */
export const CUES = {
  mail: { read: 1.5, from: 1.8, subject: 2.1, total: 2.5 },
  match: { sides: 0, same: 0.6, apart: 0.4, differs: 2.1, ask: 3 },
  ask: { text: 0, choices: 0.5, reach: 1.9, press: 2.8, answered: 3 },
  done: { first: 0.1, apart: 0.5 },
  log: { rows: -0.2, apart: 0.12, reach: 1.1, press: 1.9, out: 2.1 },
} as const;

/** The moment of each row of the log. */
export const LOGGED = [
  STARTS.mail + CUES.mail.read,
  STARTS.match + CUES.match.differs,
  STARTS.match + CUES.match.ask,
  STARTS.ask + CUES.ask.press,
  ...[0, 1, 2].map((step) => STARTS.done + CUES.done.first + step * CUES.done.apart),
];

const TRAVEL = 1.4;
const travel = (place: Exclude<keyof typeof PLACES, 'opening'>): Move => ({
  at: STARTS[place] - TRAVEL * 0.7,
  seconds: TRAVEL,
  ...PLACES[place],
});

const { mail, match, ask, done, log, saved, closing } = PLACES;

const CLOSE = 1.12;

/** From scene to scene, with a closer look at the difference and at the decision. */
export const MOVES: readonly Move[] = [
  { at: 0, seconds: 0, ...PLACES.opening },
  travel('mail'),
  travel('match'),
  { at: STARTS.match + CUES.match.differs - 0.3, seconds: 1, ...match, zoom: CLOSE },
  travel('ask'),
  { at: STARTS.ask + CUES.ask.reach - 0.2, seconds: 1, ...ask, zoom: CLOSE },
  travel('done'),
  travel('log'),
  travel('saved'),
  travel('closing'),
];

/** The lit line: through the current, up to the person, back down, into the wheel. */
export const THREAD = [
  `M-1200 220`,
  `C-700 420 -300 330 200 250`,
  `S900 0 1300 0`,
  `H${match.x + 850}`,
  `C${match.x + 1350} 0 ${ask.x - 1350} ${ask.y} ${ask.x - 800} ${ask.y}`,
  `H${ask.x + 800}`,
  `C${ask.x + 1350} ${ask.y} ${done.x - 1350} 0 ${done.x - 800} 0`,
  `H${closing.x - 760}`,
].join('');

/** Share of the line that is drawn at the start of each scene. */
const total = 1200 + closing.x - 760 + 1600;
const reach = (x: number, detour = 0) => (1200 + x + detour) / total;
export const DRAWN = [
  { at: 0.2, seconds: 2, to: reach(250) },
  { at: STARTS.mail - 1.1, seconds: 1.4, to: reach(mail.x) },
  { at: STARTS.match - 1.1, seconds: 1.4, to: reach(match.x) },
  { at: STARTS.ask - 1.2, seconds: 1.5, to: reach(ask.x, 800) },
  { at: STARTS.done - 1.2, seconds: 1.5, to: reach(done.x, 1600) },
  { at: STARTS.log - 1.1, seconds: 1.4, to: reach(log.x, 1600) },
  { at: STARTS.saved - 1.1, seconds: 2.4, to: reach(saved.x + 1000, 1600) },
  { at: STARTS.closing - 1.2, seconds: 1.6, to: 1 },
] as const;
