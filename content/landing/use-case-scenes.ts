/**
 * Copy in the scenes of the use cases. Your own use case names a suitable scene. Without one, its title, points and
 * first figure are drawn.
 */

import { fill } from '#content/message.ts';
import words from '#words/landing/use-case-scenes.json' with { type: 'json' };

/** Start and end of each shift. One is the gap, another covers it. */
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

/** The bank line that was billed twice. */
const HELD = 3;

export const ledgerScene = {
  ...words.ledgerScene,
  sample: true,
  lines: words.ledgerScene.lines.map((line, i) => ({ ...line, held: i === HELD })),
};

export const chatScene = {
  ...words.chatScene,
  sample: true,
  /** All stations of the shipment except the last are done. */
  parcel: words.chatScene.parcel.map((label, i, all) => ({ label, done: i < all.length - 1 })),
};

/** The station with the vibrating bearing. */
const WARM = 1;

export const lineScene = {
  ...words.lineScene,
  sample: true,
  stations: words.lineScene.stations.map((station, i) => ({ ...station, warm: i === WARM })),
};

export const fileScene = { sample: true, ...words.fileScene };
