/** Distance between two stations in the drawing: a column and the gap beside it. */
export const COLUMN_WIDTH = 308;
export const MIDDLE_Y = 64;
/** Vertical position of the upper line, which shows what is already in use. A negative value is above the drawing. */
export const UPPER_Y = -28;
/** Far enough to the left for the widest screens. */
export const START_X = -3 * COLUMN_WIDTH;
