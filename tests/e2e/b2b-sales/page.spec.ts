import { leadGeneration } from '#content/b2b-sales/b2b-sales.ts';
import { b2bSalesBoard, b2bSalesHero, b2bSalesStages } from '#content/b2b-sales/b2b-sales-hero.ts';
import { expect, test } from '../support/fixtures.ts';
import { softStep } from '../support/soft-step.ts';

const PATH = '/b2b-sales-automation';

test('the B2B sales page fits every screen, and its link scrolls', async ({ page, visit }) => {
  await visit(PATH);

  await softStep('the first screen has two banners and a board with four stages', async () => {
    for (const banner of [b2bSalesHero.hot, b2bSalesHero.limited])
      await expect(page.getByText(banner, { exact: true })).toBeInViewport();
    const board = page.getByRole('region', { name: b2bSalesBoard.name });
    await expect(board.locator('ol > li > p')).toHaveText(b2bSalesStages.map((name, i) => `${i + 1}${name}`));
    for (const channel of b2bSalesBoard.channels.map(({ name }) => name))
      await expect(board.getByText(channel, { exact: true })).toBeVisible();
  });

  await softStep('a link in the first screen scrolls to the section about lead generation', async () => {
    await page.getByRole('link', { name: b2bSalesHero.follow }).click();
    await expect(page).toHaveURL(/#lead-generation$/);
    await expect(page.getByRole('heading', { name: leadGeneration.title })).toBeInViewport();
  });

  await softStep('on a phone the stages are stacked in order', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const stages = page.getByRole('region', { name: b2bSalesBoard.name }).locator('ol > li');
    const tops = await stages.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
