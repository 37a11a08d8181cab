/** `npm run test:faults` does at length what `npm test` does in brief. */
const isLong = process.env.FAULTS === 'long';

export const ROUNDS = isLong ? 15 : 2;
/** Generous: the machine that runs them may have other work to do. */
export const TIMEOUT = isLong ? 1_200_000 : 240_000;
/** Generated bad inputs. */
export const BAD_INPUTS = isLong ? 300_000 : 100_000;
