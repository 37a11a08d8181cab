import type { Locator, Page } from '@playwright/test';
import { problems } from '#content/forms/lead-forms.ts';
import { labels } from '#content/shell/labels.ts';
import { newsletter } from '#content/shell/newsletter.ts';
import { HONEYPOT_FIELD, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { toastOf } from '../support/toast.ts';

const field = (page: Page) => page.getByRole('contentinfo').getByLabel(newsletter.label);
const subscribe = (page: Page) => page.getByRole('button', { name: newsletter.button });
const form = (page: Page) => page.getByRole('contentinfo').locator('form');

/** Waits until the browser has called all intersection observers. */
const waitUntilObserved = (element: Locator) =>
  element.evaluate(
    (node) => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(node)),
  );

test('the newsletter form', { tag: ['@1.8', '@5.10'] }, async ({ page, visit }) => {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/newsletter', (route) => {
    sent.push(route.request().headers());
    return route.fulfill({ status: 202, body: '{}' });
  });
  await visit(PATHS.privacy);
  await waitUntilHydrated(field(page));

  await softStep('the fill time counts from when the form is first visible, not from focus', async () => {
    await waitUntilObserved(form(page));
    await freeze(page);
    await page.clock.runFor(3000);
    await field(page).fill('quick@paste.example');
    await page.keyboard.press('Enter');
    const toast = toastOf(page, 'status', newsletter.sent);
    await toast.getByRole('button', { name: labels.dismiss }).click();
    await expect(toast).toHaveCount(0);
    expect(Number(sent[0]?.[LEAD_HEADERS.fillTime])).toBeGreaterThanOrEqual(3000);
    await page.unroute('**/api/newsletter');
  });

  await softStep('an invalid address stays in the field, shows an error and gets the focus', async () => {
    await field(page).fill('reader@');
    await subscribe(page).click();
    await expect(form(page).getByText(problems.emailFormat)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('reader@');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await field(page).fill('');
    await subscribe(page).click();
    await expect(form(page).getByText(problems.email)).toBeVisible();
  });

  await softStep(
    'the sign-up is confirmed below the field and by a toast, and another address is accepted',
    async () => {
      await field(page).fill(`${Date.now()}@reader.example`);
      await subscribe(page).click();
      await expect(toastOf(page, 'status', newsletter.sent)).toBeVisible();
      await expect(form(page).getByText(newsletter.sent)).toBeVisible();
      await field(page).fill('b');
      await expect(form(page).getByText(newsletter.sent)).toHaveCount(0);
    },
  );

  await softStep('typing while the form is being sent does not send it twice', async () => {
    const request = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/newsletter', async (route) => {
      request.resolve();
      await answer.promise;
      await route.fulfill({ status: 202, body: '{}' });
    });
    await field(page).fill('reader@twice.example');
    await subscribe(page).click();
    await request.promise;
    await field(page).press('x');
    await expect(form(page).getByRole('button', { name: newsletter.sending })).toBeVisible();
    answer.resolve();
    await expect(form(page).getByText(newsletter.sent)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form has the honeypot field', async ({ page }) => {
    await page.goto(PATHS.privacy);
    await expect(form(page).locator(`input[name="${HONEYPOT_FIELD}"]`)).toBeAttached();
    await expect(form(page).locator(`input[name="${HONEYPOT_FIELD}"]`)).not.toBeInViewport();
  });
});
