/** Time limit of a test. `npm test` increases it on slow machines. */
export const TEST_LIMIT_MS = Number(process.env.TEST_LIMIT_MS ?? 180_000);

/** Limit for one wait, so that a failed expectation is reported before the test times out. */
export const WAIT_LIMIT_MS = Math.round(TEST_LIMIT_MS / 6);
