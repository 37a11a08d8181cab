/** Position and time of each scene. */
import type { Move } from '../motion.ts';

/** Centre of each scene. The person is above the current: the line goes up to her and comes back. */
export const PLACES = {
  opening: { x: 0, y: 0 },
  mail: { x: 2100, y: 0 },
  match: { x: 4200, y: 0 },
  ask: { x: 6300, y: -1500 },
  done: { x: 8400, y: 0 },
  log: { x: 10500, y: 0 },
  closing: { x: 12700, y: 0 },
} as const;

/** Height of the waterline; out of the frame while the agent works. */
export const SURFACE = { from: 2400, to: 10200, y: -760, top: -3200, wave: 390 } as const;

/** Start of each scene in seconds. The camera moves on a little earlier. */
export const STARTS = {
  opening: 0,
  mail: 3.6,
  match: 9.4,
  ask: 17.2,
  done: 25,
  log: 30.6,
  closing: 36.6,
} as const;
export const LENGTH = 42;
export const POSTER = 2.4;

const TRAVEL = 1.6;

export const MOVES: readonly Move[] = [
  { at: 0, seconds: 0, ...PLACES.opening },
  ...(['mail', 'match', 'ask', 'done', 'log', 'closing'] as const).map((place) => ({
    at: STARTS[place] - TRAVEL * 0.7,
    seconds: TRAVEL,
    ...PLACES[place],
  })),
];

const { mail, match, ask, done, log, closing } = PLACES;

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
  { at: STARTS.closing - 1.2, seconds: 1.6, to: 1 },
] as const;
