/** Finds a Chromium or Chrome for tests, films and screenshots, or installs one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

// The headless shell comes first, because it is twice as fast.
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of PROGRAM_NAMES) {
    const foundPath = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (foundPath) return foundPath;
  }
  return [...MAC_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Pages use a font of this package until the web font has loaded. */
const FONT_PACKAGE = 'fonts-liberation';

const APT = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];

/** Installs Debian or Ubuntu packages if possible without a prompt. Returns true if they are installed. */
export function installPackages(names: readonly string[]): boolean {
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...APT, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: 'ignore', env }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

export function launchBrowser(): Promise<Browser> {
  ensureBrowser();
  const args = ['--no-sandbox', '--disable-background-networking'];
  return chromium.launch({ executablePath: findBrowser(), args });
}

/** Installs a system package or, if that fails, the browser that Playwright downloads. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('Installing a browser for the tests…');
  if (!installPackages(['chromium-headless-shell', FONT_PACKAGE]))
    installPackages(['chromium', FONT_PACKAGE]);
  if (findBrowser()) return;
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
  } catch {
    // The error below has instructions.
  }
  if (!findBrowser())
    throw new Error(
      'No browser for the tests: install the package "chromium" or set CHROMIUM_PATH to a Chrome, then run this again.',
    );
}
