import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { films } from '#content/media/film.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { headerLinkLabel } from '../../support/header-link-label.ts';

/** `playAnimations`: animations run at normal speed, for tests of motion. */
export type OpenOptions = Readonly<{ playAnimations?: boolean }>;

export async function openPage(
  page: Page,
  path: string,
  { playAnimations = false }: OpenOptions = {},
): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitUntilReady(page);
  await page.clock.runFor(LOADING_SCREEN.minimum);
  await expect(page.locator('#loading-screen')).toHaveCount(0);
  if (!playAnimations) await skipAnimations(page);
}

/**
 * Finishes animations and transitions within one frame. This saves a third of the test time. The next page load has
 * normal speed again, because the loading screen needs it.
 */
export async function skipAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1000 });
  const restoreSpeed = (request: Request) => {
    // Ignore navigations of frames, such as the player of a film.
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    page.off('request', restoreSpeed);
    // Ignore errors: the page may already be closed.
    session.detach().catch(() => {});
  };
  page.on('request', restoreSpeed);
}

/** True if the links of the header fit on one line. Otherwise they are in the menu at every width. */
export const isHeaderInLine = async (page: Page): Promise<boolean> =>
  (await page.locator('header:not(:has(.wide-nav li:not([data-in-bar])))').count()) > 0;

/** Finds the header link with this URL. If the links do not fit on one line, opens the menu first. */
export async function headerLink(page: Page, href: string): Promise<Locator> {
  const isInMenu = !(await isHeaderInLine(page));
  if (isInMenu) await page.getByRole('button', { name: labels.openMenu }).click();
  return page
    .getByRole('navigation', { name: isInMenu ? labels.menu : labels.navigation, exact: true })
    .getByRole('link', { name: headerLinkLabel(href) });
}

/** Waits until the script of the page has run and the fonts are loaded. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Scrolls an element into view and waits until its island is hydrated. */
export async function waitUntilHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  // Some islands wait until the pointer is over them.
  await element.dispatchEvent('pointerover');
  const isHydrated = (node: Element) => node.closest('[data-island]')?.hasAttribute('data-hydrated') ?? true;
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}

/** Loads a page with a clock that is frozen from the start. */
export async function openWithFrozenClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(path);
}

/** Long enough that this time is still in the future when the browser gets the call, even on a busy machine. */
const FREEZE_DELAY_MS = 60_000;

/** Freezes the clock of an open page. After that, only `runFor` moves it. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + FREEZE_DELAY_MS);
}

/** Stops all motion. */
export async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '*,*::before,*::after{transition:none!important;animation-duration:1ms!important;animation-delay:0s!important;scroll-behavior:auto!important}',
  });
}

/** Does not wait for frames: a headless page sometimes draws no more. */
export async function scrollThrough(page: Page): Promise<void> {
  const scrollOn = (top: number) =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return to + innerHeight < document.documentElement.scrollHeight ? to + innerHeight : undefined;
    }, top);
  for (let top: number | undefined = 0; top !== undefined; ) top = await scrollOn(top);
}

async function resizeAndBack(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
}

/** Number of checks after which the page is forced to draw a frame. */
const CHECKS_PER_FRAME = 60;

/** Scrolls through the page until every island is hydrated and every block has faded in. */
export async function hydrateAndRevealAll(page: Page): Promise<void> {
  await stopMotion(page);
  await scrollThrough(page);
  await page.clock.runFor(1000);
  // An island whose script loaded too late hydrates when it is in view again.
  const scrollToFirstWaiting = () => {
    const waitingParts = document.querySelectorAll(
      '[data-load="visible"]:not([data-hydrated]), [data-reveal="waiting"]',
    );
    // Ignore islands that are hidden at this width. They never hydrate.
    const firstVisible = [...waitingParts].find((part) => part.checkVisibility());
    firstVisible?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return firstVisible?.outerHTML.slice(0, 200) ?? '';
  };
  let checks = 0;
  const findWaitingPart = async () => {
    checks += 1;
    // Observers need a frame, but a headless page sometimes draws no more frames. A new size forces one.
    if (checks % CHECKS_PER_FRAME === 0) await resizeAndBack(page);
    return page.evaluate(scrollToFirstWaiting);
  };
  await expect.poll(findWaitingPart, { intervals: [50] }).toBe('');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Blocks the video file, because playing it takes half of the processor time. */
export async function blockFilm(page: Page): Promise<void> {
  const files: string[] = Object.values(films).map(({ video }) => video);
  await page.route(
    ({ pathname }) => files.includes(pathname),
    (route) => route.abort('aborted'),
  );
}

/** Tolerance of a scroll position in pixels. */
const TOLERANCE = 100;

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** Expects that the scroll position is near this value, in pixels. */
export async function expectScrollPosition(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => Math.abs(scrollY - to), top), { message: `near ${top}` })
    .toBeLessThan(TOLERANCE);
}

/** Stores a value for the theme before the page loads. */
export async function storeTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    site.themeStorageKey,
    theme,
  ] as const);
}

/** The stored theme. */
export const readStoredTheme = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), site.themeStorageKey);

/** When the animations below an element end, in milliseconds. */
export const readAnimationEndTimes = (element: Locator): Promise<number[]> =>
  element.evaluate((root) =>
    root
      .getAnimations({ subtree: true })
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
  );
