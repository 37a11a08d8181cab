export type Box = { left: number; top: number; right: number; bottom: number };

/** How far apart two things stand at least, and in which steps a free place is looked for, in pixels. */
const APART = 4;
const STEP = 12;

const meet = (a: Box, b: Box) =>
  a.left < b.right + APART &&
  a.right > b.left - APART &&
  a.top < b.bottom + APART &&
  a.bottom > b.top - APART;

/** How far a box has to rise so that it covers none of the others; nothing if there is no such place up to `highest`. */
export function freeLift(box: Box, others: readonly Box[], highest: number): number | undefined {
  for (let lift = 0; box.top - lift >= highest; lift += STEP) {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    if (!others.some((other) => meet(lifted, other))) return lift;
  }
  return undefined;
}
