/** `npm run test:faults` runs longer than `npm test`. */
import { TEST_LIMIT_MS } from '../support/limit.ts';

export const IS_LONG = process.env.FAULTS === 'long';

export const KILLS = IS_LONG ? 60 : 2;
export const CLUSTER_LEADS = IS_LONG ? 1_000 : 100;
/** Generous, because the machine may be busy. */
export const TIMEOUT = IS_LONG ? 10 * TEST_LIMIT_MS : TEST_LIMIT_MS;
/** Generated bad inputs. */
export const BAD_INPUTS = IS_LONG ? 300_000 : 10_000;
/** Delay of a slow mail server before each response; a mail has two. */
export const SLOW_ANSWER_MS = IS_LONG ? 25_000 : 400;
/** Leads of maximum size: more than the reader's memory. */
export const MANY_LEADS = IS_LONG ? 100_000 : 5_000;
/** Leads sent while servers restart one by one. */
export const RESTART_REQUESTS = IS_LONG ? 3_000 : 1_000;
/** Leads in a store whose long reads and writes must not block requests. */
export const STORED_LEADS = IS_LONG ? 100_000 : 10_000;
