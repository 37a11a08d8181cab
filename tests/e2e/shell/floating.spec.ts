import { labels } from '#content/shell/labels.ts';
import { findPageHead } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { scrollTo } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

test('the floating buttons scroll to the top and open the chat', async ({ page, visit }) => {
  await visit(PATHS.privacy);

  await softStep('scroll-to-top appears past 70 percent and returns to the top', async () => {
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

  await softStep('the chat button opens a prefilled chat, and the quiz has none', async () => {
    const chat = page.getByRole('link', { name: labels.chatInNewTab });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener');
    const href = new URL((await chat.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe(`https://wa.me/${site.phone.replace(/\D/g, '')}`);
    expect(href.searchParams.get('text')).toBe(site.chatText);
    await page.getByRole('banner').getByRole('link', { name: labels.quiz }).click();
    await expect(page).toHaveURL(PATHS.quiz);
    await expect(page).toHaveTitle(findPageHead(PATHS.quiz).title);
    await expect(chat).toHaveCount(0);
  });
});

test('on a phone the chat button has 44 px and retreats while scrolling', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PATHS.home);
  const chat = page.getByRole('link', { name: labels.chatInNewTab });
  expect(await chat.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await scrollTo(page, 1200);
  await page.clock.runFor(50);
  await expect(chat).toBeHidden();
  await scrollTo(page, 900);
  await page.clock.runFor(50);
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test('the floating buttons are shown without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PATHS.home);
  await expect(page.getByRole('link', { name: labels.chatInNewTab })).toBeInViewport({ ratio: 1 });
  await context.close();
});
