import type { Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { headOf } from '#content/page-heads.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN, WHOLE_PAGE_PATIENCE } from '#domain/timing.ts';
import { labelTo } from '../../label-to.ts';
import { expect as quickly, test } from '../support/fixtures.ts';
import { alive, headerLink } from '../support/page.ts';

const { home, socialOs, b2bSales, quiz } = PATHS;
const CLOSE_ENOUGH = 100;

/** Whole pages are built at each step. */
const expect = quickly.configure({ timeout: 15_000 });

/** Follows a link as a visitor does, whether or not the page has one there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await arrived(page, path);
}

async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  // The title changes with the page, so that what is counted after it is not the page before.
  await expect(page).toHaveTitle(headOf(path).title);
  await expect(page.locator('[data-deferred]:empty, [data-still]:empty')).toHaveCount(0);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => Math.abs(scrollY - to), top), { message: `near ${top}` })
    .toBeLessThan(CLOSE_ENOUGH);
}

test('Back, Forward and reload return to the place on every pair of pages', async ({ page, visit }) => {
  test.setTimeout(90_000);
  const walk = [
    [home, 3000],
    [socialOs, 1800],
    [home, 5200],
    [b2bSales, 2500],
    [socialOs, 900],
    [b2bSales, 3800],
    [home, 700],
    [quiz, 0],
  ] as const;
  await visit(home);
  for (const [i, [path, top]] of walk.entries()) {
    if (i > 0) await follow(page, path);
    await expectPlace(page, 0);
    await scrollTo(page, top);
  }
  for (const [path, top] of walk.toReversed().slice(1)) {
    await page.goBack();
    await arrived(page, path);
    await expectPlace(page, top);
  }
  for (const [path, top] of walk.slice(1, 5)) {
    await page.goForward();
    await arrived(page, path);
    await expectPlace(page, top);
    if (path !== socialOs && top < 5000) continue;
    await page.reload();
    await alive(page);
    await page.clock.runFor(LOADING_SCREEN.minimum);
    await expectPlace(page, top);
  }
});

test('the place is kept while sections arrive late', async ({ page, visit }) => {
  await visit(home);
  await scrollTo(page, 6000);
  await follow(page, socialOs);
  await page.reload();
  await alive(page);
  await page.clock.runFor(LOADING_SCREEN.minimum);
  const late = Promise.withResolvers<void>();
  await page.route(/assets\/(services|use-cases)-[\w-]{8}\.js/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL(home);
  await page.clock.runFor(WHOLE_PAGE_PATIENCE);
  await expect(page.locator('#faq')).toBeAttached();
  late.resolve();
  await arrived(page, home);
  await expectPlace(page, 6000);
});

test('Back from an in-page link returns to where it was pressed', async ({ page, visit }) => {
  await visit(home);
  await scrollTo(page, 1500);
  await headerLink(page, '/#faq').click();
  await expect(page.locator('#faq')).toBeInViewport();
  await page.goBack();
  await expectPlace(page, 1500);
});

test('the logo on the page it leads to scrolls to the top', async ({ page, visit }) => {
  await visit('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  await page
    .getByRole('banner')
    .getByRole('link', { name: labels.home(site.name) })
    .click();
  await expectPlace(page, 0);
  await expect(page).toHaveURL(home);
});

test('a product page marks its own link in the header', async ({ page, visit }) => {
  await visit(socialOs);
  const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
  await expect(current).toContainText(labelTo(socialOs));
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await follow(page, b2bSales);
  await expect(current).toContainText(labelTo(b2bSales));
});
