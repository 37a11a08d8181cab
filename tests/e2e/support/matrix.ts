/** Rows of a matrix such as pages by widths: the few that find the most for `npm test`, all with `--full`. */
export const matrix = <T>({ smoke, full }: Readonly<{ smoke: T; full: T }>): T =>
  process.env.E2E_MATRIX === 'full' ? full : smoke;
