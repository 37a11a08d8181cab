import type { Browser, Page, WorkerInfo } from '@playwright/test';
import { test as base, expect, open, settle, watchProblems } from '../fixtures.ts';
import { type QuizWalk, walkQuiz } from '../helpers/quiz-walk.ts';

/** What most statements only read. Each worker prepares it once; whoever clicks takes a page of their own. */
type Reading = { landing: Page; socialOs: Page; b2b: Page; notFound: Page; walk: QuizWalk };

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

/** One statement of the specification. */
export const statement = base.extend<object, Reading>({
  landing: [prepared(settled('/')), once],
  socialOs: [prepared(settled('/social-os')), once],
  b2b: [prepared(settled('/b2b-sales-automation')), once],
  notFound: [prepared(settled('/no-such-page'), /404/), once],
  walk: [prepared(walkQuiz, /willReadFrequently/), once],
});

export { expect };
