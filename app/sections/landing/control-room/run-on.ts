/** Where the lines run down the margin from one section to the next, in hundredths of its width. */
export const RUN_ON = { first: 30, apart: 16 };
