import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('the first Tab stop skips to the content', async ({ page, visit }) => {
  await visit(PATHS.privacy);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
