/** How long a press takes to show, at a CPU four times slower: menu, FAQ, carousel, quiz choice, Continue. */
import type { Browser, Page } from '@playwright/test';
import { PATHS } from '#domain/paths.ts';
import { atMost, median, ms, type Row } from './row.ts';

const RUNS = 5;
const BUDGET = 100;
const SLOWDOWN = 4;

type Interaction = {
  what: string;
  path: string;
  width: number;
  prepare: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
};

const startQuiz = async (page: Page) => {
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.getByRole('radio').first().waitFor();
};

const INTERACTIONS: Interaction[] = [
  {
    what: 'open the menu',
    path: PATHS.home,
    width: 390,
    prepare: async () => {},
    press: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    what: 'open an FAQ item',
    path: PATHS.home,
    width: 390,
    prepare: (page) => page.locator('#faq').scrollIntoViewIfNeeded(),
    press: (page) => page.locator('#faq').locator('button[aria-expanded], summary').nth(2).click(),
  },
  {
    what: 'next use case',
    path: PATHS.home,
    width: 390,
    prepare: (page) => page.locator('#industry-use-cases').scrollIntoViewIfNeeded(),
    press: (page) => page.locator('#industry-use-cases').getByRole('button', { name: /next/i }).click(),
  },
  {
    what: 'choose a quiz answer',
    path: PATHS.quiz,
    width: 390,
    prepare: startQuiz,
    press: (page) => page.getByRole('radio').nth(1).click(),
  },
  {
    what: 'continue to the next question',
    path: PATHS.quiz,
    width: 390,
    prepare: async (page) => {
      await startQuiz(page);
      await page.getByRole('radio').nth(1).click();
    },
    press: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
];

/** Event Timing gives the time from the press to the next paint, as a visitor feels it. */
async function measure(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: { width: interaction.width, height: 844 } });
  await page.goto(origin + interaction.path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  await interaction.prepare(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const slot = window as unknown as { longest: number };
    slot.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) slot.longest = Math.max(slot.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await interaction.press(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.close();
  return longest;
}

export async function interactionRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await measure(browser, origin, interaction));
    rows.push(
      atMost(`press to paint at ${SLOWDOWN}x slowdown: ${interaction.what}`, median(times), BUDGET, ms),
    );
  }
  return rows;
}
