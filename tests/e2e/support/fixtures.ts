import { test as base, expect, type Page } from '@playwright/test';
import { type OpenOptions, openPage } from './page.ts';
import { watchProblems } from './problems.ts';
import { type Recorder, recordDeckRequests } from './recorder.ts';

type Fixtures = {
  /** Opens a page with a controlled clock and skips the loading screen. */
  visit: (path: string, opening?: OpenOptions) => Promise<void>;
  /** Allows a console message, failed request or bad status that this test causes on purpose. */
  allow: (problem: RegExp) => void;
  /** A workflow host that records the deck requests of the page. */
  recorder: Recorder;
};

const allowedProblems = new WeakMap<Page, RegExp[]>();

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const problems = watchProblems(page);
    await use(page);
    const patterns = allowedProblems.get(page) ?? [];
    expect(problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  allow: async ({ page }, use) => {
    await use((problem) => allowedProblems.set(page, [...(allowedProblems.get(page) ?? []), problem]));
  },
  visit: async ({ page }, use) => {
    await use((path, opening) => openPage(page, path, opening));
  },
  recorder: async ({ page }, use) => use(await recordDeckRequests(page)),
});

/** `npm test` reduces motion, because animations double its processor time. Tests of motion turn it on again. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
