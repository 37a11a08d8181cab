import { PATHS } from '#domain/paths.ts';
import loading from '#words/loading.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { openWithFrozenClock, waitUntilReady } from '../support/page.ts';

const LOADING_SCREEN_SELECTOR = '#loading-screen';
/** Two frames of the controlled clock. The minimum time starts when the screen is first painted. */
const FIRST_PAINT_MS = 2 * 16;

test('the loading screen disappears after 2000 ms if the page is ready', async ({ page }) => {
  await openWithFrozenClock(page, PATHS.home);
  // The CSS animation uses real time, so it must not end the screen.
  await page
    .locator(LOADING_SCREEN_SELECTOR)
    .evaluate((screen) => screen.getAnimations().map((animation) => animation.cancel()));
  await page.clock.runFor(1200);
  await waitUntilReady(page);
  await page.clock.runFor(790);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toBeVisible();
  await page.clock.runFor(10 + FIRST_PAINT_MS);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toHaveCount(0);
});

test('the loading screen waits at most 5000 ms and shows its messages in order', async ({ page }) => {
  await page.route(/assets\/start-hero-.*\.js/, () => {});
  await openWithFrozenClock(page, PATHS.home);
  const message = page.locator(`${LOADING_SCREEN_SELECTOR} p`);
  await expect(message).toHaveText(loading.messages[0]!);
  await page.clock.runFor(2000);
  await expect(message).toHaveText(loading.messages[1]!);
  await page.clock.runFor(2000);
  await expect(message).toHaveText(loading.messages[2]!);
  await page.clock.runFor(980);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toHaveCount(0);
});

test('the loading screen is shown at the start and on reload, not between pages', async ({ page }) => {
  /** Records on the root that the loading screen was painted. */
  await page.addInitScript(() => {
    const paintObserver = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) document.documentElement.dataset.covered = '';
    });
    new MutationObserver((_, observer) => {
      const screen = document.getElementById('loading-screen');
      if (!screen) return;
      observer.disconnect();
      paintObserver.observe(screen);
    }).observe(document, { childList: true, subtree: true });
  });
  const wasScreenShown = () => page.evaluate(() => 'covered' in document.documentElement.dataset);
  // Use real time: with a controlled clock, the page cannot detect how it was reached.
  await page.goto(PATHS.privacy);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toHaveCount(0);
  expect(await wasScreenShown()).toBe(true);

  await page.getByRole('contentinfo').locator(`a[href="${PATHS.imprint}"]`).click();
  await expect(page).toHaveURL(PATHS.imprint);
  await waitUntilReady(page);
  expect(await wasScreenShown()).toBe(false);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toHaveCount(0);

  await page.reload();
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toHaveCount(0);
  expect(await wasScreenShown()).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(PATHS.privacy);
  await waitUntilReady(page);
  expect(await wasScreenShown()).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL(PATHS.imprint);
  await waitUntilReady(page);
  expect(await wasScreenShown()).toBe(false);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toHaveCount(0);
});

test('with reduced motion, the loading screen does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithFrozenClock(page, PATHS.privacy);
  const runningAnimations = await page
    .locator(`${LOADING_SCREEN_SELECTOR} *`)
    .evaluateAll(
      (elements) => elements.flatMap((element) => element.getAnimations({ subtree: true })).length,
    );
  expect(runningAnimations).toBe(0);
  await expect(page.locator(LOADING_SCREEN_SELECTOR)).toBeVisible();
});
