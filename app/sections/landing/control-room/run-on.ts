/** Position of the lines that run down the margin into the next section, in hundredths of its width. */
export const RUN_ON = { first: 30, apart: 16 };
