/** Time from input to paint at a CPU four times slower: a first press, menu, FAQ, carousel, quiz choice, Continue. */
import type { Browser, Locator, Page } from '@playwright/test';
import { hero } from '#content/landing/hero.ts';
import { useCasesIntro } from '#content/landing/use-cases.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { atMost, median, ms, type Row } from './row.ts';

const RUNS = 9;
const BUDGET = 100;
const SLOWDOWN = 4;
/** Pause of a visitor before a tap, and duration of the tap, in milliseconds. */
const LOOK = 1500;
const PRESS = 80;

type Interaction = {
  what: string;
  path: string;
  /** Scrolls to the element and returns the one to press. */
  reach: (page: Page) => Promise<Locator>;
  /** Pause before the press, in milliseconds. */
  look?: number;
};

const startQuiz = async (page: Page) => {
  await page.getByRole('button', { name: quiz.intro.start }).click();
  const choices = page.getByRole('radio');
  await choices.first().waitFor();
  return choices.nth(1);
};

const INTERACTIONS: Interaction[] = [
  {
    // No React island has started yet.
    what: 'Watch Demo, the first press after the load',
    path: PATHS.home,
    reach: async (page) => page.getByRole('button', { name: hero.watch }),
    look: 0,
  },
  {
    what: 'open the menu',
    path: PATHS.home,
    reach: async (page) => page.getByRole('button', { name: labels.openMenu }),
  },
  {
    what: 'open an FAQ item',
    path: PATHS.home,
    reach: async (page) => page.locator('#faq summary').nth(2),
  },
  {
    what: 'next use case',
    path: PATHS.home,
    reach: async (page) =>
      page
        .locator('#industry-use-cases')
        .getByRole('button', { name: carouselLabels.next(useCasesIntro.noun) }),
  },
  { what: 'choose a quiz answer', path: PATHS.quiz, reach: startQuiz },
  {
    what: 'continue to the next question',
    path: PATHS.quiz,
    reach: async (page) => {
      const choice = await startQuiz(page);
      await choice.click();
      return page.getByRole('button', { name: quiz.next, exact: true });
    },
  },
];

/** Event Timing reports the time from touch to next paint. */
async function measure(
  browser: Browser,
  origin: string,
  { path, reach, look = LOOK }: Interaction,
): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  const target = await reach(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(look);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const slot = window as unknown as { longest: number };
    slot.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) slot.longest = Math.max(slot.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press on ${path}`);
  // Raw touch events: the driver's own click runs hit tests on the page's main thread and has no duration.
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.close();
  if (longest === 0) throw new Error(`The press on ${path} was not heard`);
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
