import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { freezeClock, scrollTo } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { showToast, swipeToast, toastRegion } from '../support/toast.ts';

test.beforeEach(async ({ allow, visit }) => {
  allow(/503/);
  await visit(PATHS.privacy);
});

test('a toast is shown alone for 5000 ms and can be dismissed', async ({ page }) => {
  await softStep('one toast is shown at a time', async () => {
    await showToast(page);
    await page.getByRole('button', { name: newsletter.button }).click();
    await expect(toastRegion(page).getByRole('alert')).toHaveCount(1);
  });

  await softStep('a button dismisses the toast, and F8 moves the focus to it', async () => {
    const toast = await showToast(page);
    await page.keyboard.press('F8');
    await expect(toastRegion(page).locator(':focus')).toHaveCount(1);
    await toast.getByRole('button', { name: labels.dismiss }).click();
    await expect(toast).toHaveCount(0);
  });

  await softStep('a swipe of more than 50 px to the right dismisses the toast', async () => {
    const toast = await showToast(page);
    await swipeToast(page, toast, 40);
    await swipeToast(page, toast, -120);
    await expect(toast).toBeVisible();
    await swipeToast(page, toast, 80);
    await expect(toast).toHaveCount(0);
  });

  await softStep('an error is an alert, shown for 5000 ms', async () => {
    await freezeClock(page);
    const toast = await showToast(page);
    await page.clock.runFor(4900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

  await softStep('on a phone the toast does not cover the page title', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const toast = await showToast(page);
    await scrollTo(page, 0);
    const readGap = async () => {
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const box = await toast.boundingBox();
      return (title?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY));
    };
    await expect.poll(readGap).toBeGreaterThanOrEqual(0);
  });
});
