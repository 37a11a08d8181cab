import type { Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import { expect, test } from '../support/fixtures.ts';

test('scroll-to-top appears past 70 percent and returns to the top [2.29 4.23]', async ({ page, visit }) => {
  await visit('/');
  const button = page.getByRole('button', { name: labels.toTop });
  const scrollToShare = (share: number) =>
    page.evaluate((part) => {
      const root = document.documentElement;
      window.scrollTo({ top: (root.scrollHeight - root.clientHeight) * part, behavior: 'instant' });
    }, share);
  await scrollToShare(0.69);
  await page.clock.runFor(50);
  await expect(button).toHaveCount(0);
  await scrollToShare(0.71);
  await page.clock.runFor(50);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the chat button opens a prefilled chat in a new tab, on every page but the quiz [1.5 1.6 7.7]', async ({
  page,
  visit,
  allow,
}) => {
  allow(/404/);
  const chat = page.getByRole('link', { name: labels.chatInNewTab });
  await visit('/');
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noopener');
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe(`https://wa.me/${site.phone.replace(/\D/g, '')}`);
  expect(href.searchParams.get('text')).toBe(site.chatText);
  for (const path of ['/social-os', '/b2b-sales-automation', '/nowhere']) {
    await page.goto(path);
    await expect(chat).toBeAttached();
  }
  await page.goto('/quiz');
  await expect(chat).toHaveCount(0);
});

/** Controls under the floating buttons, once these have found their place. */
const covered = (page: Page) =>
  page.getByRole('complementary', { name: labels.shortcuts }).evaluate((stack) => {
    if (getComputedStyle(stack).opacity === '0') return [];
    const mine = [...stack.children].map((child) => child.getBoundingClientRect());
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label')]
      .filter((control) => !stack.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const its = control.getBoundingClientRect();
        return mine.some(
          (box) =>
            box.left < its.right && box.right > its.left && box.top < its.bottom && box.bottom > its.top,
        );
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'));
  });

for (const path of ['/', '/social-os', '/b2b-sales-automation'])
  test(`on ${path} the floating buttons cover no control, wherever the page rests, at any width`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y <= height; y += 470) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await expect
          .poll(async () => {
            await page.clock.runFor(200);
            return covered(page);
          })
          .toEqual([]);
      }
    }
  });
