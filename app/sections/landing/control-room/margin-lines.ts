/** Horizontal positions of the lines that run down the margin into the next section, in hundredths of its width. */
export const MARGIN_LINES = { firstX: 30, gap: 16 };
