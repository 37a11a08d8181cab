/** `npm run test:faults` does at length what `npm test` does in brief. */
const isLong = import.meta.env.MODE === 'faults';

export const ROUNDS = isLong ? 25 : 2;
/** Generous: the machine that runs them may have other work to do. */
export const TIMEOUT = isLong ? 900_000 : 240_000;
/** Generated bad inputs. */
export const BAD_INPUTS = isLong ? 1_000_000 : 100_000;
