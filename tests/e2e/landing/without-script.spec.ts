import { addQuotes } from '#content/formats.ts';
import { faq } from '#content/landing/faq.ts';
import { controlRoom, formatFigure, hero, stats } from '#content/landing/hero.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { softStep } from '../support/soft-step.ts';

test.use({ javaScriptEnabled: false });

test('without script, all content of the landing page is readable', async ({ page }) => {
  await page.goto(PATHS.home);

  await softStep('figures and the finished control room are readable', async () => {
    await expect(page.locator('[data-figure]:visible')).toHaveText(stats.map(formatFigure));
    const { sdr, email, research, finance, summary } = controlRoom;
    const room = page.getByRole('img', { name: summary });
    for (const { outcome } of [sdr, email, research, finance])
      await expect(room.getByText(outcome, { exact: true })).toBeVisible();
  });

  await softStep('no loading screen and no button of the header that needs script is shown', async () => {
    await expect(page.locator('#loading-screen')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });

  await softStep('Watch Demo is a link to the player page', async () => {
    await expect(page.getByRole('link', { name: hero.watch })).toHaveAttribute('href', /^\/player\//);
  });

  await softStep('all use cases are readable', async () => {
    const section = page.locator('#industry-use-cases');
    for (const [i, useCase] of useCases.entries()) {
      const name = carouselLabels.slideNumber(i + 1, useCases.length);
      const slide = section.getByRole('group', { name, exact: true });
      await expect(slide.getByText(useCase.keyMetric1Value, { exact: true }).first()).toBeVisible();
    }
    await expect(section.getByRole('button')).toHaveCount(0);
  });

  await softStep('every success story is readable and is shown only once', async () => {
    const section = page.locator('#success-stories');
    const anyStory = carouselLabels.slideNumber(0, testimonials.length).replace('0', '\\d+');
    await expect(section.getByRole('group', { name: new RegExp(`^${anyStory}$`) })).toHaveCount(
      testimonials.length,
    );
    for (const { name, quote } of testimonials) {
      await expect(section.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(
        section.getByText(addQuotes(quote), { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    }
    await expect(section.getByRole('button')).toHaveCount(0);
  });

  await softStep('every answer can be opened and read', async () => {
    const items = page.locator('#faq details');
    await expect(items).toHaveCount(faq.length);
    for (const item of await items.all()) {
      if ((await item.getAttribute('open')) === null) await item.locator('summary').click();
      await expect(item.locator('p')).toBeVisible();
    }
  });
});
