import { expect, type Locator, type Page } from '@playwright/test';
import { labels } from '#content/shell/labels.ts';
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { waitUntilHydrated } from './page.ts';

export const toastRegion = (page: Page) =>
  page.getByRole('region', { name: labels.notifications.replace('{hotkey}', 'F8') });

/** Finds the visible toast. Its duplicate for screen readers is outside the region. */
export const findToast = (page: Page, role: 'status' | 'alert', text: string) =>
  toastRegion(page).getByRole(role).filter({ hasText: text });

/** Shows a toast, by sending the newsletter form in the footer. */
export async function showToast(page: Page): Promise<Locator> {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'busy' }));
  const form = page.getByRole('contentinfo');
  await waitUntilHydrated(form);
  await form.getByLabel(newsletter.fields.email).fill('someone@example.com');
  await form.getByRole('button', { name: newsletter.button }).click();
  const toast = findToast(page, 'alert', newsletter.failed);
  await expect(toast).toBeVisible();
  return toast;
}

/** Drags a toast sideways. */
export async function swipeToast(page: Page, toast: Locator, distance: number): Promise<void> {
  const { x, y, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60 + distance, y + height / 2, { steps: 6 });
  await page.mouse.up();
}
