import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { labelTo } from '../../support/label-to.ts';

/** `moving` is for tests of motion: they see it at its own pace. */
export type Opening = Readonly<{ moving?: boolean }>;

export async function open(page: Page, path: string, { moving = false }: Opening = {}): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await alive(page);
  await page.clock.runFor(LOADING_SCREEN.minimum);
  await expect(page.locator('#loading-screen')).toHaveCount(0);
  if (!moving) await hasten(page);
}

/**
 * Animations and transitions pass in one frame: to draw all of their frames took a third of a test's time. A page that
 * is loaded next has its own pace, since the loading screen ends by it.
 */
export async function hasten(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1000 });
  const letGo = (request: Request) => {
    // A film's frame, too, is navigated to.
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    page.off('request', letGo);
    // The page may be gone by then.
    session.detach().catch(() => {});
  };
  page.on('request', letGo);
}

/** The header's link that leads there. */
export const headerLink = (page: Page, href: string): Locator =>
  page
    .getByRole('navigation', { name: labels.navigation, exact: true })
    .getByRole('link', { name: labelTo(href) });

/** The page's script has run, its fonts are there. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Brings an element near and waits until its island is hydrated. */
export async function comeAlive(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  // The first sign of intent, for islands that wait for it.
  await element.dispatchEvent('pointerover');
  const answers = (node: Element) => node.closest('[data-island]')?.hasAttribute('data-hydrated') ?? true;
  await expect.poll(() => element.evaluate(answers)).toBe(true);
}

/** A full load with a clock that is frozen from the start. */
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

/** Nothing moves from here on. */
export async function still(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '*,*::before,*::after{transition:none!important;animation-duration:1ms!important;animation-delay:0s!important;scroll-behavior:auto!important}',
  });
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    }
  });
}

/** Scrolls through the whole page, so that every island near the way is hydrated and every reveal is done. */
export async function settle(page: Page): Promise<void> {
  await still(page);
  await scrollThrough(page);
  await page.clock.runFor(1000);
  // An island whose script arrives after it was scrolled past still waits to be seen.
  const firstWaiting = () => {
    const waiting = document.querySelector(
      '[data-load="visible"]:not([data-hydrated]), [data-reveal="waiting"]',
    );
    waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting?.outerHTML.slice(0, 200) ?? '';
  };
  await expect.poll(() => page.evaluate(firstWaiting), { intervals: [50] }).toBe('');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
