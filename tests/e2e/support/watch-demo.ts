import type { Locator, Page } from '@playwright/test';

/** Opens the film from the first screen of a page. */
export async function watchDemo(page: Page): Promise<{ dialog: Locator; frame: Locator }> {
  await page.getByRole('main').getByRole('button', { name: 'Watch Demo', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  return { dialog, frame: dialog.locator('iframe') };
}
