import type { Page } from '@playwright/test';
import { alive, expect, test } from '../fixtures.ts';

const isLaidOut = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a section is laid out when it comes near, not before', async ({ page, visit }) => {
  await visit('/');
  expect(await isLaidOut(page, '#contact h2')).toBe(false);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, '#contact h2')).toBe(true);
});

test('a visitor who reloads finds the page where it was', async ({ page }) => {
  // With the browser's own clock: a driven one hides how the visitor came.
  await page.goto('/');
  await alive(page);
  await expect(page.locator('#loading-screen')).toHaveCount(0);
  await page.locator('#faq').evaluate(async (faq) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (faq.getBoundingClientRect().top > 200) {
      scrollBy({ top: 400, behavior: 'instant' });
      await frame();
    }
  });
  const before = await topOf(page, '#faq');
  await page.reload();
  await alive(page);
  await expect.poll(async () => Math.abs((await topOf(page, '#faq')) - before)).toBeLessThan(60);
});

test('without script every section is laid out', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('#contact').locator('..')).toHaveCSS('content-visibility', 'visible');
  await page.close();
});
