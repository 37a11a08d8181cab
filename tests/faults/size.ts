/** `npm run test:faults` does at length what `npm test` does in brief. */
const isLong = import.meta.env.MODE === 'faults';

export const ROUNDS = isLong ? 25 : 2;
export const TIMEOUT = isLong ? 600_000 : 90_000;
/** Generated bad inputs. */
export const BAD_INPUTS = isLong ? 1_000_000 : 100_000;
