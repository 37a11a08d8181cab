import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { site } from './content/site.ts';
import { findBrowser } from './scripts/browser.ts';
import { NO_SETTINGS } from './scripts/built-server.ts';

// Set once by the main process; its workers inherit both.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-e2e-'));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // A busy machine is no fault of the product; what holds, holds at once.
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT
    ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list', { printSteps: false }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // A trace costs every run; npm test takes one of what failed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without the network and without a route for it: a route in every test would lead every request through the test.
        `--host-resolver-rules=MAP ${new URL(site.booking.embedOrigin).hostname} ~NOTFOUND`,
      ],
    },
  },
  webServer: {
    command: 'node scripts/build.ts && node dist/server/index.js',
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      ...NO_SETTINGS,
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'silent',
    },
  },
});
