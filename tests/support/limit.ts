/** The one wall-clock limit of a test. `npm test` scales it by a short calibration at its start. */
export const TEST_LIMIT_MS = Number(process.env.TEST_LIMIT_MS ?? 180_000);

/** A single wait may take this share of it, so that a failed expectation is reported before the test is cut off. */
export const WAIT_LIMIT_MS = Math.round(TEST_LIMIT_MS / 6);
