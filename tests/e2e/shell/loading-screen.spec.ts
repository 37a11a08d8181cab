import { loadingMessages } from '#content/shell/loading-messages.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { loadFrozen, waitUntilReady } from '../support/page.ts';

const overlay = '#loading-screen';
/** Two frames of the controlled clock: the screen's minimum time starts with its first painted frame. */
const TO_BE_PAINTED = 2 * 16;

test('stays for 2000 ms, then disappears at once when the page is ready', {
  tag: ['@2.10', '@2.14'],
}, async ({ page }) => {
  await loadFrozen(page, PATHS.home);
  // The CSS animation uses real time, so it must not end the screen.
  await page.locator(overlay).evaluate((screen) => screen.getAnimations().map((limit) => limit.cancel()));
  await page.clock.runFor(1200);
  await waitUntilReady(page);
  await page.clock.runFor(790);
  await expect(page.locator(overlay)).toBeVisible();
  await page.clock.runFor(10 + TO_BE_PAINTED);
  await expect(page.locator(overlay)).toHaveCount(0);
});

test('waits for a page that is not ready, at most 5000 ms, and shows its messages in order', {
  tag: ['@2.11', '@2.12'],
}, async ({ page }) => {
  await page.route(/assets\/start-hero-.*\.js/, () => {});
  await loadFrozen(page, PATHS.home);
  const shown = page.locator(`${overlay} p`);
  await expect(shown).toHaveText(loadingMessages[0]!);
  await page.clock.runFor(2000);
  await expect(shown).toHaveText(loadingMessages[1]!);
  await page.clock.runFor(2000);
  await expect(shown).toHaveText(loadingMessages[2]!);
  await page.clock.runFor(980);
  await expect(page.locator(overlay)).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.locator(overlay)).toHaveCount(0);
});

test('ends by CSS alone when every script is blocked', { tag: ['@2.15'] }, async ({ page, allow }) => {
  allow(/request failed: .*\.js/);
  allow(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(PATHS.privacy);
  await expect(page.locator(overlay)).toBeVisible();
  const animation = await page
    .locator(overlay)
    .evaluate((element) => element.getAnimations().map((a) => a.effect?.getComputedTiming()));
  expect(animation).toEqual([expect.objectContaining({ delay: 5000, fill: 'forwards' })]);
  await page.locator(overlay).evaluate((element) => {
    for (const a of element.getAnimations()) a.currentTime = 5001;
  });
  await expect(page.locator(overlay)).toBeHidden();
});

test('is shown when a visit begins and on a reload, not between pages, nor on Back and Forward', {
  tag: ['@2.16'],
}, async ({ page }) => {
  /** Records on the root that the loading screen was painted. */
  await page.addInitScript(() => {
    const shown = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) document.documentElement.dataset.covered = '';
    });
    new MutationObserver((_, parsed) => {
      const screen = document.getElementById('loading-screen');
      if (!screen) return;
      parsed.disconnect();
      shown.observe(screen);
    }).observe(document, { childList: true, subtree: true });
  });
  const covered = () => page.evaluate(() => 'covered' in document.documentElement.dataset);
  // Use real time: with a controlled clock, the page cannot see how it was reached.
  await page.goto(PATHS.privacy);
  await expect(page.locator(overlay)).toHaveCount(0);
  expect(await covered()).toBe(true);

  await page.getByRole('contentinfo').locator(`a[href="${PATHS.imprint}"]`).click();
  await expect(page).toHaveURL(PATHS.imprint);
  await waitUntilReady(page);
  expect(await covered()).toBe(false);
  await expect(page.locator(overlay)).toHaveCount(0);

  await page.reload();
  await expect(page.locator(overlay)).toHaveCount(0);
  expect(await covered()).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(PATHS.privacy);
  await waitUntilReady(page);
  expect(await covered()).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL(PATHS.imprint);
  await waitUntilReady(page);
  expect(await covered()).toBe(false);
  await expect(page.locator(overlay)).toHaveCount(0);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });
  test('is not shown, and the page is readable', { tag: ['@2.18'] }, async ({ page }) => {
    await page.goto(PATHS.privacy);
    await expect(page.locator(overlay)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Check at once, without waiting for the loading screen.
    await page.mouse.wheel(0, 1_000_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});

test('does not move under reduced motion', { tag: ['@2.17'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loadFrozen(page, PATHS.privacy);
  const moving = await page
    .locator(`${overlay} *`)
    .evaluateAll(
      (elements) => elements.flatMap((element) => element.getAnimations({ subtree: true })).length,
    );
  expect(moving).toBe(0);
  await expect(page.locator(overlay)).toBeVisible();
});
