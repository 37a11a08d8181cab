/**
 * Copy in the scenes of the use cases. A use case of your own may name one of these scenes. Without a scene, its title,
 * points and first figure are drawn.
 */

import { fill } from '#content/message.ts';
import words from '#words/landing/use-case-scenes.json' with { type: 'json' };

/** Start and end of each shift. One shift has a gap, and another person covers it. */
const SHIFTS = [
  { from: 6, to: 14 },
  { from: 6, to: 14 },
  { from: 7, to: 15, state: 'gap' },
  { from: 14, to: 22 },
  { from: 7, to: 15, state: 'cover' },
] as const;

export const wardScene = {
  ...words.wardScene,
  sample: true,
  shifts: SHIFTS.map((shift, i) => ({ ...shift, ...(words.wardScene.shifts[i] ?? { name: '', role: '' }) })),
  hours: (hours: number) => fill(words.wardScene.hours, { hours }),
};

/** Index of the bank line that was billed twice. */
const DUPLICATE_LINE = 3;

export const ledgerScene = {
  ...words.ledgerScene,
  sample: true,
  lines: words.ledgerScene.lines.map((line, i) => ({ ...line, held: i === DUPLICATE_LINE })),
};

export const chatScene = {
  ...words.chatScene,
  sample: true,
  /** The shipment has passed all stations except the last. */
  parcel: words.chatScene.parcel.map((label, i, all) => ({ label, done: i < all.length - 1 })),
};

/** Index of the station with the faulty bearing. */
const FAULTY_STATION = 1;

export const lineScene = {
  ...words.lineScene,
  sample: true,
  stations: words.lineScene.stations.map((station, i) => ({ ...station, warm: i === FAULTY_STATION })),
};

export const fileScene = { sample: true, ...words.fileScene };
