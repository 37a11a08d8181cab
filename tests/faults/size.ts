/** `npm run test:faults` does at length what `npm test` does in brief. */
import { TEST_LIMIT_MS } from '../support/limit.ts';

export const IS_LONG = process.env.FAULTS === 'long';

export const KILLS = IS_LONG ? 60 : 2;
export const CLUSTER_LEADS = IS_LONG ? 1_000 : 100;
/** Generous: the machine that runs them may have other work to do. */
export const TIMEOUT = IS_LONG ? 10 * TEST_LIMIT_MS : TEST_LIMIT_MS;
/** Generated bad inputs. */
export const BAD_INPUTS = IS_LONG ? 300_000 : 10_000;
/** How long a slow mail server takes for an answer, twice for each mail. */
export const SLOW_ANSWER_MS = IS_LONG ? 25_000 : 400;
/** Leads of the largest size: more than the memory that may read them. */
export const MANY_LEADS = IS_LONG ? 100_000 : 5_000;
/** Sent while servers restart one after the other. */
export const RESTART_REQUESTS = IS_LONG ? 3_000 : 1_000;
/** In a store whose long reads and writes must not hold up requests. */
export const STORED_LEADS = IS_LONG ? 100_000 : 10_000;
