/** Where each engine's programs are, and how to get them. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installPackages } from '../../scripts/apt.ts';
import { findBrowser } from '../../scripts/browser.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
export type WebKitBinaries = { driver: string; browser: string; xvfb: string };

/** What Debian and Ubuntu call the packages. The film in WebKit needs libav's decoders. */
export const PACKAGES: Record<EngineName, readonly string[]> = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
};

const onPath = (...names: string[]): string | undefined => {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
};

export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');

/** The small browser lies in the library folder of the machine's own architecture. */
export function findWebKit(): WebKitBinaries | undefined {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser');
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
}

const FIND = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };

export const hasEngine = (name: EngineName): boolean => Boolean(FIND[name]());

/** Installs what is missing where packages can be installed; says so and goes on where they cannot. */
export function ensureEngines(): void {
  const missing = (Object.keys(PACKAGES) as EngineName[]).filter((name) => !hasEngine(name));
  if (missing.length === 0) return;
  const wanted = missing.flatMap((name) => PACKAGES[name]);
  console.log(`Installing ${wanted.join(' ')}…`);
  if (installPackages(wanted)) return;
  for (const name of missing)
    if (!hasEngine(name))
      console.log(`${name} is left out: the packages ${PACKAGES[name].join(' ')} cannot be had here.`);
}
