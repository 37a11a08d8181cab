import type { Page } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import { findPageHead } from '#content/shell/page-heads.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { expectScrollPosition, headerLink, scrollTo } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

/** Expects that the top of the target is below the fixed header and on the screen. */
async function expectBelowHeader(page: Page, id: string) {
  await expect
    .poll(() =>
      page.locator(`#${id}`).evaluate(async (target) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        const { top } = target.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
        // Wait until scrolling has stopped. Otherwise Back would restore a position in between.
        for (let i = 0; i < 3; i += 1) await nextFrame();
        return top >= header && top < 400 && top === target.getBoundingClientRect().top;
      }),
    )
    .toBe(true);
}

// Without the clock of `visit`, whose animation frames are not those of the browser: on Back, the site has to scroll
// after the browser has scrolled to the hash.
test('Back from an in-page link returns to the scroll position', async ({ page }) => {
  await page.goto('/#process');
  await expect(page.locator('#loading-screen')).toHaveCount(0);
  await expectBelowHeader(page, 'process');
  await scrollTo(page, 1500);
  await (await headerLink(page, '/#industries')).click();
  await expectBelowHeader(page, 'industries');
  await page.goBack();
  await expectScrollPosition(page, 1500);
});

test('links within the landing page scroll to their section', async ({ page, visit }) => {
  await visit(PATHS.home);

  await softStep(
    'an in-page link scrolls smoothly, plays the pop animation and updates the hash',
    async () => {
      await page.evaluate(() => {
        const original = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          document.documentElement.dataset.scrolled = JSON.stringify(options);
          original.call(this, options);
        };
        document.addEventListener('animationend', ({ animationName, target }) => {
          if (animationName === 'pop') document.documentElement.dataset.popped = (target as Element).id;
        });
      });
      await (await headerLink(page, '/#process')).click();
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', '{"behavior":"smooth"}');
      await expect(page.locator('html')).toHaveAttribute('data-popped', 'process');
      await expect(page).toHaveURL('/#process');
      await expectBelowHeader(page, 'process');
      await expect(page.locator('#process')).not.toHaveClass(/pop/);
    },
  );

  await softStep('with the keyboard, focus goes to the target', async () => {
    await (await headerLink(page, '/#services')).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#services');
    await expect(page.locator('#services')).toBeFocused();
    await expectBelowHeader(page, 'services');
  });
});

test('links from another page lead to their section of the landing page', async ({ page, visit, allow }) => {
  allow(/request failed: .*main|ERR_FAILED/);
  await visit(PATHS.privacy);

  await softStep('the link works even when no script runs', async () => {
    await page.route(/assets\/main-.*\.js/, (route) => route.abort());
    await (await headerLink(page, '/#process')).click();
    await expectBelowHeader(page, 'process');
    await page.unroute(/assets\/main-.*\.js/);
  });

  await softStep('Back returns to the previous page', async () => {
    await page.goBack();
    await expect(page).toHaveURL(PATHS.privacy);
    await expect(page).toHaveTitle(findPageHead(PATHS.privacy).title);
  });

  await softStep('the link goes to the landing page and scrolls there', async () => {
    await (await headerLink(page, '/#industries')).click();
    await expect(page).toHaveURL('/#industries');
    await expectBelowHeader(page, 'industries');
  });
});

test('a URL with a hash opens its section, the logo leads to the top', async ({ page, visit }) => {
  // With reduced motion, links jump instead of scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/#integrations');
  await expectBelowHeader(page, 'integrations');
  await page.getByRole('banner').getByRole('link', { name: labels.home }).click();
  await expectScrollPosition(page, 0);
  await expect(page).toHaveURL(PATHS.home);
});
