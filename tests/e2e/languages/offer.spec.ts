import type { Page } from '@playwright/test';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import { readWords } from '../support/words-of.ts';

const [DEFAULT_LANGUAGE, ...OTHER_LANGUAGES] = LANGUAGES;
const findVisibleOffers = (page: Page) => page.locator('[data-offered-language]:visible');

for (const other of OTHER_LANGUAGES)
  test.describe(`a browser that prefers ${other.name}`, () => {
    test.use({ locale: other.locale });
    const { offer } = readWords<typeof import('#words/language.json')>(other, 'language');

    test('gets one offer, without shift or cookie, which leads to the same page', async ({ page }) => {
      await page.clock.install();
      await page.goto(PATHS.home);
      await waitUntilReady(page);
      // From here on: on a busy machine the fonts may come after the first paint.
      await page.evaluate(() =>
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) document.documentElement.dataset.shift = entry.entryType;
        }).observe({ type: 'layout-shift' }),
      );
      await page.clock.runFor(LOADING_SCREEN.minimum);
      const link = findVisibleOffers(page).getByRole('link', { name: offer.link });
      await expect(findVisibleOffers(page)).toContainText(offer.text);
      await expect(findVisibleOffers(page)).toHaveAttribute('lang', other.code);
      await expect(link).toHaveAttribute('href', pathIn(other, PATHS.home));
      await expect(page.locator('html')).not.toHaveAttribute('data-shift');
      expect(await page.context().cookies()).toEqual([]);
      await expectAccessible(page, '[data-offered-language]:not([hidden])');
      await page.goto(PATHS.privacy);
      await waitUntilReady(page);
      await expect(findVisibleOffers(page)).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      await page.goto(PATHS.home);
      await waitUntilReady(page);
      await link.click();
      await expect(page).toHaveURL(pathIn(other, PATHS.home));
      await waitUntilReady(page);
      await expect(findVisibleOffers(page)).toHaveCount(0);
    });

    test('can dismiss the offer with the keyboard, even on the narrowest screen', async ({ page, visit }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit('/');
      const box = await findVisibleOffers(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      await findVisibleOffers(page).getByRole('button', { name: offer.dismiss }).press('Enter');
      await expect(findVisibleOffers(page)).toHaveCount(0);
    });
  });

for (const locale of [DEFAULT_LANGUAGE.locale, 'is-IS'])
  test.describe(`a browser that prefers ${locale}`, () => {
    test.use({ locale });

    test('gets no offer', async ({ page, visit }) => {
      await visit(PATHS.privacy);
      await expect(page.locator('html')).toHaveAttribute('lang', DEFAULT_LANGUAGE.code);
      await expect(findVisibleOffers(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('language-offered'))).toBe(null);
    });
  });
