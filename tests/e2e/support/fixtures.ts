import { test as base, expect, type Page } from '@playwright/test';
import { type Opening, open } from './page.ts';
import { watchProblems } from './problems.ts';
import { type Recorder, recordDeckRequests } from './recorder.ts';

type Fixtures = {
  /** Opens a page with a controlled clock, waits until it is ready and moves time past the loading screen. */
  visit: (path: string, opening?: Opening) => Promise<void>;
  /** Allows a console message, failed request or bad status that this test causes on purpose. */
  allow: (problem: RegExp) => void;
  /** A workflow host that receives the page's deck requests. */
  recorder: Recorder;
};

const allowed = new WeakMap<Page, RegExp[]>();

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const problems = watchProblems(page);
    await use(page);
    const patterns = allowed.get(page) ?? [];
    expect(problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  allow: async ({ page }, use) => {
    await use((problem) => allowed.set(page, [...(allowed.get(page) ?? []), problem]));
  },
  visit: async ({ page }, use) => {
    await use((path, opening) => open(page, path, opening));
  },
  recorder: ({ page }, use) => recordDeckRequests(page, use),
});

export { expect };
