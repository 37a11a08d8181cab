/**
 * Time that a visitor waits: for the loading screen beyond its minimum, and from a tap to the next paint with a CPU four
 * times slower.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { useCasesIntro } from '#content/landing/use-cases.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { atMost, median, ms, type Row } from './row.ts';

const RUNS = 9;
const BUDGET_MS = 100;
const SLOWDOWN = 4;
/** Pause before a tap, and duration of the tap. */
const PAUSE_MS = 1500;
const TAP_MS = 80;

type Interaction = {
  name: string;
  path: string;
  /** Prepares the page and returns the element to tap. */
  findTarget: (page: Page) => Promise<Locator>;
};

const startQuiz = async (page: Page) => {
  await page.getByRole('button', { name: quiz.intro.start }).click();
  const choices = page.getByRole('radio');
  await choices.first().waitFor();
  return choices.nth(1);
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'open the menu',
    path: PATHS.home,
    findTarget: async (page) => page.getByRole('button', { name: labels.openMenu }),
  },
  {
    name: 'open an FAQ item',
    path: PATHS.home,
    findTarget: async (page) => page.locator('#faq summary').nth(2),
  },
  {
    name: 'next use case',
    path: PATHS.home,
    findTarget: async (page) =>
      page
        .locator('#industry-use-cases')
        .getByRole('button', { name: carouselLabels.next(useCasesIntro.noun) }),
  },
  { name: 'choose a quiz answer', path: PATHS.quiz, findTarget: startQuiz },
  {
    name: 'continue to the next question',
    path: PATHS.quiz,
    findTarget: async (page) => {
      const choice = await startQuiz(page);
      await choice.click();
      return page.getByRole('button', { name: quiz.next, exact: true });
    },
  },
];

/** Event Timing reports the time from touch to next paint. */
async function measure(browser: Browser, origin: string, { path, findTarget }: Interaction): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  const target = await findTarget(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const holder = window as unknown as { longest: number };
    holder.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) holder.longest = Math.max(holder.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap on ${path}`);
  // Raw touch events, because Playwright's click has no duration and runs hit tests on the main thread of the page.
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.close();
  if (longest === 0) throw new Error(`The tap on ${path} was not measured`);
  return longest;
}

/** Counted from the first paint of the loading screen. */
async function measureLoadingScreen(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    document.addEventListener('loading-screen-done', () => performance.mark('loading-screen-done'));
  });
  await page.goto(origin);
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  const [shownAt = 0, doneAt = 0] = await page.evaluate(() =>
    ['first-contentful-paint', 'loading-screen-done'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    ),
  );
  await page.close();
  return doneAt - shownAt - LOADING_SCREEN.minimum;
}

export async function interactionRows(browser: Browser, origin: string): Promise<Row[]> {
  const medianRow = async (name: string, measureOnce: () => Promise<number>) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await measureOnce());
    return atMost(name, median(times), BUDGET_MS, ms);
  };
  const rows = [
    await medianRow('loading screen beyond its minimum', () => measureLoadingScreen(browser, origin)),
  ];
  for (const interaction of INTERACTIONS)
    rows.push(
      await medianRow(`press to paint at ${SLOWDOWN}x slowdown: ${interaction.name}`, () =>
        measure(browser, origin, interaction),
      ),
    );
  return rows;
}
