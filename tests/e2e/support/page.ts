import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { headerLinkLabel } from '../../support/header-link-label.ts';

/** `moving`: animations run at normal speed, for tests of motion. */
export type Opening = Readonly<{ moving?: boolean }>;

export async function open(page: Page, path: string, { moving = false }: Opening = {}): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitUntilReady(page);
  await page.clock.runFor(LOADING_SCREEN.minimum);
  await expect(page.locator('#loading-screen')).toHaveCount(0);
  if (!moving) await skipAnimations(page);
}

/**
 * Finishes animations and transitions within one frame, which saves a third of a test's time. The next page load has
 * normal speed again, since the loading screen depends on it.
 */
export async function skipAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1000 });
  const letGo = (request: Request) => {
    // Navigations of frames, such as a film's, do not count.
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    page.off('request', letGo);
    // Ignore errors: the page may already be closed.
    session.detach().catch(() => {});
  };
  page.on('request', letGo);
}

/** True if the links of the header fit on one line. Otherwise they are in the menu at every width. */
export const isInLine = async (page: Page): Promise<boolean> =>
  (await page.locator('header[data-in-line]').count()) > 0;

/** Link in the header with this URL, in the opened menu if the links do not fit in a line. */
export async function headerLink(page: Page, href: string): Promise<Locator> {
  const isInMenu = !(await isInLine(page));
  if (isInMenu) await page.getByRole('button', { name: labels.openMenu }).click();
  return page
    .getByRole('navigation', { name: isInMenu ? labels.menu : labels.navigation, exact: true })
    .getByRole('link', { name: headerLinkLabel(href) });
}

/** Waits until the page's script has run and its fonts are loaded. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Scrolls an element into view and waits until its island is hydrated. */
export async function waitUntilHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  // Simulate the first sign of intent, for islands that wait for it.
  await element.dispatchEvent('pointerover');
  const answers = (node: Element) => node.closest('[data-island]')?.hasAttribute('data-hydrated') ?? true;
  await expect.poll(() => element.evaluate(answers)).toBe(true);
}

/** Loads a page with a clock that is frozen from the start. */
export async function loadFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(path);
}

/** Far enough ahead that the time has not passed when the call arrives, even on a busy machine. */
const AHEAD = 60_000;

/** Freezes the clock of a visited page. From then on only runFor moves it. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/** Stops all motion. */
export async function stopMotion(page: Page): Promise<void> {
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

/** After this many checks, a page that still waits is forced to draw a frame. */
const FRAME_AFTER = 60;

/** Scrolls through the whole page, so that every island is hydrated and every reveal is done. */
export async function settle(page: Page): Promise<void> {
  await stopMotion(page);
  await scrollThrough(page);
  await page.clock.runFor(1000);
  // If the script of an island loads after we have scrolled past, the island waits until it is in view again.
  const firstWaiting = () => {
    const all = document.querySelectorAll(
      '[data-load="visible"]:not([data-hydrated]), [data-reveal="waiting"]',
    );
    // An island that is hidden at this width never starts.
    const waiting = [...all].find((part) => part.checkVisibility());
    waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting?.outerHTML.slice(0, 200) ?? '';
  };
  let checks = 0;
  const findWaitingPart = async () => {
    checks += 1;
    // Observers wait for a frame, but a headless page sometimes draws no more frames. A screenshot draws one.
    if (checks % FRAME_AFTER === 0) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    return page.evaluate(firstWaiting);
  };
  await expect.poll(findWaitingPart, { intervals: [50] }).toBe('');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
