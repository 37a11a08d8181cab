import { test as base, expect, type Page, type Route } from '@playwright/test';
import { type OpenOptions, openPage } from './page.ts';
import { watchProblems } from './problems.ts';

type RecordedRequest = { method: string; path: string; headers: Record<string, string>; body: string };
type Recorder = {
  requests: RecordedRequest[];
  /** Responds to each request. By default with status 200 and some text. */
  respond: (route: Route) => unknown;
};

/** Plays a workflow host that records the deck requests of the page. */
async function recordDeckRequests(page: Page): Promise<Recorder> {
  const recorder: Recorder = {
    requests: [],
    respond: (route) => route.fulfill({ body: 'accepted, not JSON' }),
  };
  await page.route('**/webhook/**', async (route) => {
    const request = route.request();
    recorder.requests.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      headers: request.headers(),
      body: request.postData() ?? '',
    });
    await recorder.respond(route);
  });
  return recorder;
}

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
