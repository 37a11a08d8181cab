/**
 * Of a matrix, such as pages by widths, `npm test` tries the rows that find the most. `npm test -- --long`, which CI
 * runs, and `npm run test:e2e` try every one.
 */
export const inForm = <T>({ short, long }: Readonly<{ short: T; long: T }>): T =>
  process.env.E2E_FORM === 'short' ? short : long;
