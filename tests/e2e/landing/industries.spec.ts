import { expect, test } from '../support/fixtures.ts';

test('four fields, each with a list of what agents do in it', async ({ page, visit }) => {
  await visit('/');
  const industries = page.locator('#industries');
  await industries.scrollIntoViewIfNeeded();
  await expect(industries.getByRole('article')).toHaveCount(4);
  for (const name of ['SaaS companies', 'Healthcare providers', 'Financial services', 'Marketing teams']) {
    const card = industries
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, level: 3 }) });
    await expect(card.getByRole('listitem')).toHaveCount(4);
  }
});
