/** Distance between two stations in the drawing: a column and the gap beside it. */
export const COLUMN = 308;
export const MIDDLE = 64;
/** Height, above the drawing, of the line that shows what already runs. */
export const AHEAD = -28;
/** Far enough to the left for the widest screens. */
export const START = -3 * COLUMN;
