import { expect, test } from '../support/fixtures.ts';

const STEPS = [
  ['1', 'Discovery', 'Week 1'],
  ['2', 'Design', 'Week 2'],
  ['3', 'Development', 'Weeks 3-4'],
  ['4', 'Deployment', 'Week 5-6'],
] as const;

test('four steps with number, weeks, description and details, three dots between them', async ({
  page,
  visit,
}) => {
  await visit('/');
  const process = page.locator('#process');
  await process.scrollIntoViewIfNeeded();
  const steps = process.locator('ol > li');
  await expect(steps).toHaveCount(4);
  for (const [i, [number, title, weeks]] of STEPS.entries()) {
    const step = steps.nth(i);
    await expect(step.getByRole('heading', { level: 3 })).toHaveText(`${number}${title}`);
    await expect(step.getByText(weeks, { exact: true })).toBeVisible();
    await expect(step.getByRole('listitem')).toHaveCount(3);
  }
  await expect(process.locator('[data-dot]')).toHaveCount(3);
});

test('it states the weeks to the first agent and to all of them', async ({ page, visit }) => {
  await visit('/');
  const stated = page.locator('#process dl > div');
  await expect(stated.filter({ hasText: 'First agent' })).toContainText('2-3 weeks');
  await expect(stated.filter({ hasText: 'Full implementation' })).toContainText('4-6 weeks');
});
