/**
 * Checks every page at every width: nothing wider than the screen and no text cut off. Saves screenshots.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';
import { scrollThrough, waitUntilReady } from '../e2e/support/page.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { TEST_LIMIT_MS } from '../support/limit.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];
/** Widths of the screenshots. */
const SCREENSHOT_WIDTHS = [390, 1440];

/** Runs in the page. In a right-to-left page the logo must be on the right. */
const findDirectionFaults = () => {
  const home = document.querySelector('header a')?.getBoundingClientRect();
  return document.dir === 'rtl' && home && home.right < window.innerWidth / 2 ? ['not mirrored'] : [];
};

/**
 * Runs in the page of a pseudo language. All text must have accents. Exceptions are names, other facts, and elements with
 * their own language.
 */
const findHardCodedTexts = (facts: string) => {
  const texts: (string | null)[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest('script, style, noscript, [lang]:not(html)')) continue;
    if (node instanceof Element)
      texts.push(
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element?.getAttribute(name) ?? null),
      );
    else texts.push(node.nodeValue);
  }
  return [...new Set(texts.map((text) => text?.trim().replaceAll(/\s+/g, ' ') ?? ''))]
    .filter(
      (text) =>
        /[a-z]*[aeiouy][a-z]{2}|[aeiouy][a-z]/.test(text) &&
        !text.includes('@') &&
        !/[^\0-\x7f“”‘’–—…·→×£€]/.test(text),
    )
    .filter((text) => !text.split(/, ?/).every((part) => facts.includes(part)))
    .map((text) => `hard-coded: ${text.slice(0, 60)}`);
};

/** Loads every image and hydrates every island. */
async function loadAll(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const images = [...document.images].filter((image) => image.checkVisibility());
    // Otherwise images outside the screen, for example in another slide, would never load.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
}

type SiteCheck = {
  origin: string;
  paths: readonly string[];
  /** Folder of the screenshots. */
  folder: string;
  /** Strings that are the same in a pseudo language. */
  facts?: string | undefined;
};

export async function findSiteFaults({ origin, paths, folder, facts }: SiteCheck): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const faults: string[] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // A long landing page takes long to render on a busy machine.
  page.setDefaultTimeout(TEST_LIMIT_MS);
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  for (const path of paths) {
    await page.goto(origin + path);
    await waitUntilReady(page);
    await page.locator('#loading-screen').waitFor({ state: 'detached' });
    await loadAll(page);
    // An embedded quiz starts to load when it comes into view.
    await page.locator('.quiz-loader').waitFor({ state: 'hidden' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Broken words are allowed here, because browsers hyphenate long words.
      const pageFaults = (await findLayoutFaults(page)).filter((fault) => !fault.startsWith('broken over'));
      faults.push(
        ...[...pageFaults, ...(await page.evaluate(findDirectionFaults))].map(
          (fault) => `${path} at ${width} px: ${fault}`,
        ),
      );
      const name = path.slice(1).replaceAll('/', '-') || 'home';
      if (SCREENSHOT_WIDTHS.includes(width))
        await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
    }
    const hardCoded = facts === undefined ? [] : await page.evaluate(findHardCodedTexts, facts);
    faults.push(...hardCoded.map((fault) => `${path} ${fault}`));
  }
  await browser.close();
  return faults;
}
