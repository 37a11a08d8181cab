/** Finds a Chromium or Chrome for the browser tests, or installs one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './apt.ts';

// The headless shell comes first, because it is twice as fast.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/** The pages use this font, with adjusted metrics, until the web font has loaded. */
const FONTS = 'fonts-liberation';

/** Tries the system's package first, then the download of the test tool. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('Installing a browser for the tests…');
  if (!installPackages(['chromium-headless-shell', FONTS])) installPackages(['chromium', FONTS]);
  if (findBrowser()) return;
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
  } catch {
    // Reported below with instructions.
  }
  if (!findBrowser())
    throw new Error(
      'No browser for the tests: install the package "chromium" or set CHROMIUM_PATH to a Chrome, then run this again.',
    );
}
