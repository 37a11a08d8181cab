import { pbkdf2Sync } from 'node:crypto';

/** Duration of the calibration in milliseconds, on the machine for which the time limit was chosen. */
const REFERENCE_MS = 230;
function measureSlowness(): number {
  const started = performance.now();
  pbkdf2Sync('calibration', 'salt', 300_000, 64, 'sha512');
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}

// The main process of a runner measures, and its workers inherit the result.
process.env.TEST_LIMIT_MS ??= String(Math.round(180_000 * measureSlowness()));

/** Time limit of a test. It is higher on slow machines. */
export const TEST_LIMIT_MS = Number(process.env.TEST_LIMIT_MS);

/** Limit for one wait, so that a failed expectation is reported before the test times out. */
export const WAIT_LIMIT_MS = Math.round(TEST_LIMIT_MS / 6);
