/** Distance between two stations in the drawing: a column and the gap beside it. */
export const COLUMN = 308;
export const MIDDLE = 64;
/** Vertical position of the upper line, which shows what is already in use. Negative: above the drawing. */
export const AHEAD = -28;
/** Far enough to the left for the widest screens. */
export const START = -3 * COLUMN;
