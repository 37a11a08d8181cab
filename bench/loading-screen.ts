/** How long after its minimum the loading screen leaves when the page is ready. */
import type { Browser } from '@playwright/test';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { atMost, median, ms, type Row } from './row.ts';

const RUNS = 5;
const BUDGET = 100;

export async function loadingScreenRow(browser: Browser, origin: string): Promise<Row> {
  const overheads: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const slot = window as unknown as { shown: number; left: number };
      new MutationObserver(() => {
        const present = document.getElementById('loading-screen') !== null;
        if (present) slot.shown ??= performance.now();
        else if (slot.shown !== undefined) slot.left ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(origin);
    await page.locator('#loading-screen').waitFor({ state: 'detached' });
    overheads.push(
      await page.evaluate(() => {
        const { shown, left } = window as unknown as { shown: number; left: number };
        return left - shown;
      }),
    );
    await page.close();
  }
  return atMost('loading screen beyond its minimum', median(overheads) - LOADING_SCREEN.minimum, BUDGET, ms);
}
