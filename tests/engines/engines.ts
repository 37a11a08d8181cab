/** Finds and installs the programs of each engine. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installPackages } from '../../tools/browser.ts';

const ENGINES = ['firefox', 'webkit'] as const;

/** Debian and Ubuntu packages. The film in WebKit needs libav's decoders. */
const PACKAGES: Record<(typeof ENGINES)[number], readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
};

const findProgram = (...names: string[]): string | undefined =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');

/** The folder of WebKitGTK's MiniBrowser depends on the architecture of the machine. */
export function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser');
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
}

const FIND_PROGRAM = { firefox: findFirefox, webkit: findWebKit };

/** Installs missing packages before the tests, if possible. */
export function setup(): void {
  const findMissingPackages = () =>
    ENGINES.filter((name) => !FIND_PROGRAM[name]()).flatMap((name) => PACKAGES[name]);
  const missingPackages = findMissingPackages();
  if (missingPackages.length === 0) return;
  console.log(`Installing ${missingPackages.join(' ')}…`);
  installPackages(missingPackages);
  if (findMissingPackages().length > 0)
    throw new Error(`Install the packages ${findMissingPackages().join(' ')}, then run this again.`);
}
