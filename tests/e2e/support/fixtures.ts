import { type Browser, test as base, expect, type Page, type WorkerInfo } from '@playwright/test';
import { PATHS } from '#domain/paths.ts';
import { serveWidget } from './booking.ts';
import { open, settle } from './page.ts';
import { watchProblems } from './problems.ts';
import { type QuizWalk, walkQuiz } from './quiz-walk.ts';
import { type Recorder, recordDeckRequests } from './recorder.ts';

type Fixtures = {
  /** Opens a page with a driven clock, waits until it is alive and moves time past the loading screen. */
  visit: (path: string) => Promise<void>;
  /** Names a console message, failed request or bad status that this test causes on purpose. */
  allow: (problem: RegExp) => void;
  /** A workflow host that the page's deck requests are led to. */
  recorder: Recorder;
};

/** Pages that are only read. Each worker prepares one once; whoever clicks takes `page`. */
type Reading = { landing: Page; socialOs: Page; b2b: Page; notFound: Page; walk: QuizWalk };

const allowed = new WeakMap<Page, RegExp[]>();

const prepared =
  <Thing>(prepare: (page: Page) => Promise<Thing>, expected?: RegExp) =>
  async ({ browser }: { browser: Browser }, use: (thing: Thing) => Promise<void>, info: WorkerInfo) => {
    const { baseURL, viewport } = info.project.use;
    const page = await browser.newPage({ baseURL, viewport });
    const problems = watchProblems(page);
    await use(await prepare(page));
    await page.close();
    expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
  };

const settled = (path: string) => async (page: Page) => {
  await open(page, path);
  await settle(page);
  return page;
};

const once = { scope: 'worker', timeout: 120_000 } as const;

export const test = base.extend<Fixtures, Reading>({
  page: async ({ page }, use) => {
    const problems = watchProblems(page);
    // Any touch of a booking button fetches the widget: no test depends on the network for it.
    await serveWidget(page);
    await use(page);
    const patterns = allowed.get(page) ?? [];
    expect(problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  allow: async ({ page }, use) => {
    await use((problem) => allowed.set(page, [...(allowed.get(page) ?? []), problem]));
  },
  visit: async ({ page }, use) => {
    await use((path) => open(page, path));
  },
  recorder: ({ page }, use) => recordDeckRequests(page, use),
  landing: [prepared(settled(PATHS.home)), once],
  socialOs: [prepared(settled(PATHS.socialOs)), once],
  b2b: [prepared(settled(PATHS.b2bSales)), once],
  notFound: [prepared(settled('/no-such-page'), /404/), once],
  walk: [prepared(walkQuiz, /willReadFrequently/), once],
});

export { expect };
