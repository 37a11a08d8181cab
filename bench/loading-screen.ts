/** Time that the loading screen stays beyond its minimum when the page is ready, counted from its first paint. */
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
      document.addEventListener('loading-screen-done', () => performance.mark('left'));
    });
    await page.goto(origin);
    await page.locator('#loading-screen').waitFor({ state: 'detached' });
    const shownFor = await page.evaluate(() => {
      const [shown, left] = ['first-contentful-paint', 'left'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      );
      return Number(left) - Number(shown);
    });
    overheads.push(shownFor - LOADING_SCREEN.minimum);
    await page.close();
  }
  return atMost('loading screen beyond its minimum', median(overheads), BUDGET, ms);
}
