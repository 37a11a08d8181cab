/**
 * Takes the screenshots in docs/screenshots, after all animations. Arguments choose screenshots by name:
 * `npm run screenshots -- landing-dark`. The name `desk` stands for all screenshots of the desk.
 */
import './build.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import {
  deskAnalytics,
  deskFrame,
  deskKinds,
  deskLeads,
  deskPerson,
  deskSignIn,
  deskStatuses,
} from '#content/desk.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { withServer } from '../bench/with-server.ts';
import { launchBrowser } from './browser.ts';
import { startSampleDesk } from './sample-desk/start-sample-desk.ts';

const FOLDER = 'docs/screenshots';
const MAX_BYTES = 150_000;
const QUALITY = 82;

const VIEWPORT = { width: 1440, height: 900 };

type Screenshot = { name: string; path: string; theme?: 'light' | 'dark' };

const screenshots: Screenshot[] = [
  { name: 'landing-light', path: PATHS.home },
  { name: 'landing-dark', path: PATHS.home, theme: 'dark' },
  { name: 'social-os', path: PATHS.socialOs },
  { name: 'b2b-sales', path: PATHS.b2bSales },
];

async function takeScreenshot(browser: Browser, origin: string, screenshot: Screenshot): Promise<void> {
  const { name, path, theme = 'light' } = screenshot;
  const page = await browser.newPage({ baseURL: origin, viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    site.themeStorageKey,
    theme,
  ] as const);
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.clock.runFor(LOADING_SCREEN.minimum);
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // Let counters and transitions finish.
  await page.clock.runFor(5000);
  await saveScreenshot(page, name);
  await page.close();
}

/** Shows three pages of the desk with sample data. */
async function takeDeskScreenshots(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.goto(link);
  await page.getByRole('button', { name: deskSignIn.submit }).click();
  await page.getByRole('link', { name: deskFrame.pages.leads }).click();
  await page.getByRole('table').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await saveScreenshot(page, 'desk-leads');
  await page.getByRole('button', { name: deskLeads.filters }).click();
  await page.getByRole('combobox', { name: deskLeads.kind }).selectOption(deskKinds.quiz);
  await page.getByRole('combobox', { name: deskLeads.status, exact: true }).selectOption(deskStatuses.won);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: deskPerson.timeline }).waitFor();
  await saveScreenshot(page, 'desk-person');
  await page.getByRole('link', { name: deskFrame.pages.analytics }).click();
  await page.getByRole('heading', { name: deskAnalytics.quiz }).waitFor();
  await saveScreenshot(page, 'desk-analytics');
  await page.close();
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_BYTES) throw new Error(`${name} is over ${MAX_BYTES / 1000} kB`);
  await writeFile(`${FOLDER}/${name}.webp`, bytes);
  console.log(`${FOLDER}/${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
}

await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
const isWanted = (name: string) => process.argv.length < 3 || process.argv.includes(name);
await withServer(async ({ origin }) => {
  for (const screenshot of screenshots)
    if (isWanted(screenshot.name)) await takeScreenshot(browser, origin, screenshot);
});
if (isWanted('desk')) {
  const { link, server } = await startSampleDesk();
  await takeDeskScreenshots(browser, link).finally(() => server.kill('SIGTERM'));
}
await browser.close();
