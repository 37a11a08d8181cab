/** Chooses the rows of a test matrix, such as pages and widths: a few for `npm test`, all for `npm test -- --full`. */
export const matrix = <T>({ smoke, full }: Readonly<{ smoke: T; full: T }>): T =>
  process.env.E2E_MATRIX === 'full' ? full : smoke;
