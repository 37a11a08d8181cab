import type { Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { headOf } from '#content/page-heads.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { expect as quickly, test } from '../support/fixtures.ts';
import { headerLink } from '../support/page.ts';

/** Whole pages are built on the way. */
const expect = quickly.configure({ timeout: 15_000 });

/** The target's top edge lies below the fixed header and on the screen. */
async function expectBelowHeader(page: Page, id: string) {
  await expect
    .poll(async () => {
      const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
      const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      return top >= header && top < 400;
    })
    .toBe(true);
}

test('an in-page link scrolls smoothly below the header, pops its target and updates the hash [2.23 2.24 2.25]', async ({
  page,
  visit,
}) => {
  await visit('/', { moving: true });
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
  await headerLink(page, '/#process').click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '{"behavior":"smooth"}');
  await expect(page.locator('html')).toHaveAttribute('data-popped', 'process');
  await expect(page).toHaveURL('/#process');
  await expectBelowHeader(page, 'process');
  await expect(page.locator('#process')).not.toHaveClass(/pop/);
});

test('with the keyboard, focus goes to the target', async ({ page, visit }) => {
  await visit('/');
  const link = headerLink(page, '/#faq');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#faq');
  await expect(page.locator('#faq')).toBeFocused();
  await expectBelowHeader(page, 'faq');
});

test('from another page the link goes to the landing page and scrolls there [2.26]', async ({
  page,
  visit,
}) => {
  await visit('/social-os');
  await headerLink(page, '/#industries').click();
  await expect(page).toHaveURL('/#industries');
  await expectBelowHeader(page, 'industries');
});

test('from another page it arrives even when the sections above come late', async ({ page, visit }) => {
  await visit('/social-os');
  const late = Promise.withResolvers<void>();
  await page.route(/assets\/services-.*\.js/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await headerLink(page, '/#process').click();
  await expect(page.locator('#industries')).toBeAttached();
  late.resolve();
  await expectBelowHeader(page, 'process');
});

test('a direct load with a hash lands below the header and pops', async ({ page, visit }) => {
  await visit('/#integrations');
  await expectBelowHeader(page, 'integrations');
});

test('Back returns to the page before', async ({ page, visit }) => {
  await visit('/social-os');
  await page.getByRole('link', { name: labels.home(site.name) }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(headOf(PATHS.home).title);
  await page.goBack();
  await expect(page).toHaveURL('/social-os');
  await expect(page).toHaveTitle(headOf(PATHS.socialOs).title);
});
