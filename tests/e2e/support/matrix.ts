/** Rows of a matrix such as pages by widths: a few for `npm test`, all with `--full`. */
export const matrix = <T>({ smoke, full }: Readonly<{ smoke: T; full: T }>): T =>
  process.env.E2E_MATRIX === 'full' ? full : smoke;
