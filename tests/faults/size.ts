/** Sizes of the fault tests. `npm run test:faults` uses larger ones than `npm test`. */
export const IS_LONG = process.env.FAULTS === 'long';

export const KILLS = IS_LONG ? 60 : 2;
/** Number of generated invalid requests. */
export const BAD_INPUTS = IS_LONG ? 300_000 : 10_000;
/** Delay of a slow mail server before each response. A mail needs two responses. */
export const SLOW_RESPONSE_MS = IS_LONG ? 25_000 : 400;
/** Number of submissions of maximum size that do not fit into the memory of the command. */
export const MANY_LEADS = IS_LONG ? 100_000 : 5_000;
/** Number of requests while servers restart one by one. */
export const RESTART_REQUESTS = IS_LONG ? 3_000 : 1_000;
/** Number of submissions in the store for the test of blocking tasks. */
export const STORED_LEADS = IS_LONG ? 100_000 : 12_000;
