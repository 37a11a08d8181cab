/** Processor time of the main thread during load and first animations, optionally compared with another site. */
import type { Browser } from '@playwright/test';
import { median, ms, type Row } from './row.ts';

const RUNS = 10;
const MAX_RATIO = 1.6;
/** Covers the loading screen and the first animations after it. */
const DURATION_MS = 6000;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Processor time, because elapsed time also depends on other programs. */
async function mainThreadTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.waitForTimeout(DURATION_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not report TaskDuration.');
  return 1000 * seconds;
}

/** With `otherUrl`, runs alternate between both sites, so that both are measured under the same load. */
export async function mainThreadRows(browser: Browser, origin: string, otherUrl?: string): Promise<Row[]> {
  const ownTimes: number[] = [];
  const otherTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    ownTimes.push(await mainThreadTime(browser, `${origin}/`));
    if (otherUrl) otherTimes.push(await mainThreadTime(browser, otherUrl));
  }
  const name = 'processor time of the main thread, /';
  if (!otherUrl) return [{ name, measured: ms(median(ownTimes)) }];
  const ratio = median(ownTimes) / median(otherTimes);
  return [
    {
      name: `${name}, compared with ${otherUrl}`,
      measured: `${ms(median(ownTimes))} and ${ms(median(otherTimes))}: ${ratio.toFixed(2)} times`,
      budget: `${MAX_RATIO} times`,
      ok: ratio <= MAX_RATIO,
    },
  ];
}
