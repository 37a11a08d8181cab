import { expect, test } from '../support/fixtures.ts';

test('its button leads to the quiz', async ({ page, visit }) => {
  await visit('/');
  const button = page.locator('#quiz').getByRole('link', { name: 'Take the AI Readiness Quiz' });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page).toHaveURL('/quiz');
});
