import { site } from '#content/site.ts';
import { expect, test } from '../support/fixtures.ts';

test('scroll-to-top appears past 70 percent and returns to the top', async ({ page, visit }) => {
  await visit('/');
  const button = page.getByRole('button', { name: 'Scroll to top' });
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

test('the chat button opens a prefilled chat in a new tab, on every page but the quiz', async ({
  page,
  visit,
  allow,
}) => {
  allow(/404/);
  const chat = page.getByRole('link', { name: /Chat with us/ });
  await visit('/');
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noopener');
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe(`https://wa.me/${site.phone.replace(/\D/g, '')}`);
  expect(href.searchParams.get('text')).toContain('AI automation services');
  for (const path of ['/social-os', '/b2b-sales-automation', '/nowhere']) {
    await page.goto(path);
    await expect(chat).toBeAttached();
  }
  await page.goto('/quiz');
  await expect(chat).toHaveCount(0);
});
