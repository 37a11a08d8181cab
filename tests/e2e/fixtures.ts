import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { serveWidget } from './booking-widget.ts';

type Fixtures = {
  /** Opens a page with a driven clock, waits until it is alive and moves time past the loading screen. */
  visit: (path: string) => Promise<void>;
  /** Names a console message, failed request or bad status that this test causes on purpose. */
  allow: (problem: RegExp) => void;
};

const allowed = new WeakMap<Page, RegExp[]>();

export const test = base.extend<Fixtures>({
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
});

/** What a page may not do unasked: the list grows as it happens. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation or a closed dialog aborts what was still loading; that is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

export async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await alive(page);
  await page.clock.runFor(LOADING_SCREEN.minimum);
  await expect(page.locator('#loading-screen')).toHaveCount(0);
}

/** Hydrated and with its fonts. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Brings an element of a deferred section near and waits until the section's script answers for it. */
export async function comeAlive(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const answers = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(answers)).toBe(true);
}

/** A full load whose time stands still from its first moment. */
export async function loadFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(path);
}

/** So far ahead that it is never the past by the time it arrives, however busy the machine. */
const AHEAD = 60_000;

/** Stops the flow of time, which a visited page otherwise keeps; from then on only runFor moves it. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/** Stores the theme before the page loads. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('millrace-theme', value), theme);
}

/** No violation that axe can find. Reveals are brought to their end first, since half-faded text has no honest contrast. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  // A scan reads every element: on a busy machine a whole page takes longer than a test may.
  base.setTimeout(120_000);
  const builder = new AxeBuilder({ page });
  if (scope) builder.include(scope);
  else await settle(page);
  const { violations } = await builder.analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.any[0]?.message ?? node.none[0]?.message ?? ''}`,
    ),
  );
  expect(lines).toEqual([]);
}

/** Scrolls through the whole page, so that every deferred section is alive and every reveal is done. */
export async function settle(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '*,*::before,*::after{transition:none!important;animation-duration:1ms!important;animation-delay:0s!important;scroll-behavior:auto!important}',
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
    await page.clock.runFor(50);
  }
  // A section whose script arrived after it was scrolled past still waits to be seen.
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[data-reveal="waiting"]');
    waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !waiting;
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

export { expect };
