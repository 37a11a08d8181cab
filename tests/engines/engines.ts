/** Paths and packages of each engine's programs. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installPackages } from '../support/apt.ts';

export const ENGINES = ['firefox', 'webkit'] as const;

/** Debian and Ubuntu packages. The film in WebKit needs libav's decoders. */
const PACKAGES: Record<(typeof ENGINES)[number], readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
};

const onPath = (...names: string[]): string | undefined =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');

/** WebKitGTK's MiniBrowser is in the library folder of the machine's architecture. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser');
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
}

const FIND = { firefox: findFirefox, webkit: findWebKit };

/** Installs missing packages, if possible. */
export function ensureEngines(): void {
  const missing = () => ENGINES.filter((name) => !FIND[name]()).flatMap((name) => PACKAGES[name]);
  const wanted = missing();
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(' ')}…`);
  installPackages(wanted);
  if (missing().length > 0)
    throw new Error(`Install the packages ${missing().join(' ')}, then run this again.`);
}
