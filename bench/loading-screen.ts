/** Time that the loading screen stays after its minimum if the page is ready. Counted from its first paint. */
import type { Browser } from '@playwright/test';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { atMost, median, ms, type Row } from './row.ts';

const RUNS = 5;
const BUDGET_MS = 100;

export async function loadingScreenRow(browser: Browser, origin: string): Promise<Row> {
  const overheads: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      document.addEventListener('loading-screen-done', () => performance.mark('loading-screen-done'));
    });
    await page.goto(origin);
    await page.locator('#loading-screen').waitFor({ state: 'detached' });
    const shownMs = await page.evaluate(() => {
      const [shownAt, doneAt] = ['first-contentful-paint', 'loading-screen-done'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      );
      return Number(doneAt) - Number(shownAt);
    });
    overheads.push(shownMs - LOADING_SCREEN.minimum);
    await page.close();
  }
  return atMost('loading screen beyond its minimum', median(overheads), BUDGET_MS, ms);
}
