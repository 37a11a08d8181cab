import type { Page } from '@playwright/test';
import { carouselLabels, labels } from '#content/labels.ts';
import { faq } from '#content/landing/faq.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { inForm } from '../support/form.ts';

const PAGES = inForm({ short: [PATHS.home], long: [PATHS.home, PATHS.socialOs, PATHS.b2bSales] });

for (const path of PAGES)
  test(`on paper ${path} has everything and nothing to press over it`, async ({ page, visit }) => {
    await visit(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByRole('complementary', { name: labels.shortcuts })).toBeHidden();
    for (const name of [carouselLabels.previous(''), carouselLabels.next(''), carouselLabels.pause])
      for (const control of await page.getByRole('button', { name }).all())
        await expect(control).toBeHidden();
    const unseen = await page
      .locator('[data-reveal], [data-scene] .step')
      .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).opacity !== '1').length);
    expect(unseen).toBe(0);
    if (path === PATHS.home) await expectEverything(page);
  });

test('paper is white, whatever the theme', async ({ page, visit }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit(PATHS.imprint);
  await page.getByRole('button', { name: labels.darkTheme }).click();
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(ground, theme).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
    if (theme === 'dark') await page.getByRole('button', { name: labels.lightTheme }).click();
  }
});

/** Every answer, use case and testimonial of the landing page. */
async function expectEverything(page: Page): Promise<void> {
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  for (const { title } of useCases) await expect(page.getByText(title, { exact: true })).toBeVisible();
  for (const { longQuote } of testimonials)
    await expect(page.getByText(longQuote.slice(0, 60)).first()).toBeVisible();
}
