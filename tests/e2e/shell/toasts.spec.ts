import type { Page } from '@playwright/test';
import { expect, freeze, test } from '../fixtures.ts';

/** The footer's newsletter form is the nearest thing that speaks through a toast. */
async function subscribe(page: Page) {
  await page.getByLabel('Work email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
}
const failed = 'That did not go through. Please try again in a moment.';

test.beforeEach(async ({ page, allow, visit }) => {
  allow(/503/);
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await visit('/');
});

test('an error is an alert, shown for 5000 ms', async ({ page }) => {
  await freeze(page);
  await subscribe(page);
  const toast = page.getByRole('alert').filter({ hasText: failed });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('one toast is shown at a time', async ({ page }) => {
  await subscribe(page);
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('alert')).toHaveCount(1);
});

test('can be dismissed by its button and reached by F8', async ({ page }) => {
  await subscribe(page);
  const toast = page.getByRole('alert').filter({ hasText: failed });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications \(F8\)/ }).locator(':focus')).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('a swipe to the right of more than 50 px dismisses it, a shorter one does not', async ({ page }) => {
  await subscribe(page);
  const toast = page.getByRole('alert').filter({ hasText: failed });
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + distance, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(80);
  await expect(toast).toHaveCount(0);
});
