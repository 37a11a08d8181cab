import './tests/e2e/support/fill-texts.ts';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { booking } from './content/booking.ts';
import { LANGUAGES } from './content/languages.ts';
import { matrix } from './tests/e2e/support/matrix.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tests/support/limit.ts';
import { findBrowser } from './tools/browser.ts';
import { NO_SETTINGS } from './tools/built-server.ts';
import { skippedTestFiles } from './tools/optional-test-files.ts';

// The main process chooses a port and a data folder, and its workers inherit both. The port is below 32,768: the system
// may use higher ones for outgoing connections.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_DATA_DIR ??= join(tmpdir(), `site-e2e-${process.env.E2E_PORT}`);
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** Tests of many pages, rare states or long animations. */
const SLOW_TESTS = [
  'accessibility/**',
  'deck-request/loading*',
  'desk/{api-keys,every-action,every-page,failed-delivery,focus,german,insight}*',
  'landing/{success-stories,use-cases,watch-demo}*',
  'languages/**',
  'layout/**',
  'loading/**',
  'quiz/{accessibility,embedded,faults,history,pace,share,touch}*',
  'security/policy-journey*',
  'shell/{floating,hash-links,loading-screen,player,print,scroll-restoration,toasts}*',
  'budgets*',
].map((pattern) => `**/tests/e2e/${pattern}`);
const skippedTests = skippedTestFiles.map(({ file }) => `**/${file}`);

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'smoke', testIgnore: [...skippedTests, ...SLOW_TESTS] },
    { name: 'slow', testMatch: SLOW_TESTS, testIgnore: skippedTests },
  ],
  outputDir: '.cache/test-results',
  globalTeardown: './tests/e2e/support/remove-data.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test waits for its browser half of the time. Respects the CPU affinity of the process.
  workers: availableParallelism(),
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  reporter: 'list',
  use: {
    baseURL,
    locale: LANGUAGES[0].locale,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: matrix({ smoke: 'reduce', full: 'no-preference' }) },
    // No `trace` here: traces slow down every run. Repeat a failed test with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Blocks the booking service. Not with `page.route`, which would send every request through the test process.
        `--host-resolver-rules=${booking.origins.frames.map((origin) => `MAP ${new URL(origin).hostname} ~NOTFOUND`)}`,
      ],
    },
  },
  webServer: {
    command: 'node tools/build.ts && node dist/server/index.js',
    url: `${baseURL}/healthz`,
    timeout: TEST_LIMIT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: WAIT_LIMIT_MS },
    env: {
      ...NO_SETTINGS,
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'silent',
    },
  },
});
