/** The pictures of the README, taken from the built site: everything at rest, nothing loading. */
import './build.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { withServer } from '../bench/with-server.ts';
import { answer, answerUpTo, startQuiz } from '../tests/e2e/support/quiz-visitor.ts';
import { ensureBrowser, findBrowser } from './browser.ts';

const OUT = 'docs/screenshots';
const MAX_BYTES = 150_000;
const QUALITY = 82;

const DESKTOP = { width: 1440, height: 900, scale: 1 };
const PHONE = { width: 390, height: 844, scale: 2 };

type Picture = {
  name: string;
  path: string;
  theme?: 'light' | 'dark';
  screen?: typeof DESKTOP;
  act?: (page: Page) => Promise<void>;
};

const pictures: Picture[] = [
  { name: 'landing-light', path: PATHS.home },
  { name: 'landing-dark', path: PATHS.home, theme: 'dark' },
  { name: 'landing-phone', path: PATHS.home, screen: PHONE },
  { name: 'social-os', path: PATHS.socialOs },
  { name: 'b2b-sales', path: PATHS.b2bSales },
  {
    name: 'quiz',
    path: PATHS.quiz,
    act: async (page) => {
      await startQuiz(page);
      await answerUpTo(page, 4);
      await answer(page, 4);
    },
  },
  {
    name: 'quiz-results',
    path: PATHS.quiz,
    act: async (page) => {
      await startQuiz(page);
      await answerUpTo(page, 12);
    },
  },
];

async function take(browser: Browser, origin: string, picture: Picture): Promise<number> {
  const { name, path, theme = 'light', screen = DESKTOP, act } = picture;
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
    hasTouch: screen === PHONE,
    reducedMotion: 'reduce',
  });
  await page.clock.install();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    site.themeStorageKey,
    theme,
  ] as const);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.clock.runFor(LOADING_SCREEN.minimum);
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  await act?.(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // Counters and the last transitions come to rest.
  await page.clock.runFor(5000);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const bytes = Buffer.from(data, 'base64');
  await writeFile(`${OUT}/${name}.webp`, bytes);
  await page.close();
  return bytes.length;
}

ensureBrowser();
await mkdir(OUT, { recursive: true });
await withServer(async ({ origin }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  for (const picture of pictures) {
    const size = await take(browser, origin, picture);
    console.log(`${OUT}/${picture.name}.webp  ${Math.round(size / 1000)} kB`);
    if (size > MAX_BYTES) throw new Error(`${picture.name} is over ${MAX_BYTES / 1000} kB`);
  }
  await browser.close();
});
