import type { Locator, Page } from '@playwright/test';
import { problems } from '#content/forms/site-forms.ts';
import { labels } from '#content/shell/labels.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import consent from '#words/consent.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { freezeClock, waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { findToast } from '../support/toast.ts';

const emailField = (page: Page) => page.getByRole('contentinfo').getByLabel(newsletter.fields.email);
const subscribeButton = (page: Page) => page.getByRole('button', { name: newsletter.button });
const newsletterForm = (page: Page) => page.getByRole('contentinfo').locator('form');

/** Waits until the browser has called all intersection observers. */
const waitUntilObserved = (element: Locator) =>
  element.evaluate(
    (node) => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(node)),
  );

test('the newsletter form validates and sends an address', async ({ page, visit, allow }) => {
  const sentHeaders: Record<string, string>[] = [];
  await page.route('**/api/newsletter', (route) => {
    sentHeaders.push(route.request().headers());
    return route.fulfill({ status: 202, body: '{}' });
  });
  await visit(PATHS.privacy);
  await waitUntilHydrated(emailField(page));

  await softStep('it sends its consent sentence, and the time since it was first visible', async () => {
    await waitUntilObserved(newsletterForm(page));
    await expect(newsletterForm(page).getByText(consent.newsletter, { exact: true })).toBeVisible();
    await freezeClock(page);
    await page.clock.runFor(3000);
    await emailField(page).fill('quick@paste.example');
    await page.keyboard.press('Enter');
    const toast = findToast(page, 'status', newsletter.sent);
    await toast.getByRole('button', { name: labels.dismiss }).click();
    await expect(toast).toHaveCount(0);
    expect(Number(sentHeaders[0]?.[LEAD_HEADERS.fillTime])).toBeGreaterThanOrEqual(3000);
    expect(sentHeaders[0]?.[LEAD_HEADERS.consent]).toBe(
      `${new URLSearchParams({ text: consent.newsletter })}`,
    );
    await page.unroute('**/api/newsletter');
  });

  await softStep('an invalid address stays in the field, shows an error and gets the focus', async () => {
    await emailField(page).fill('reader@');
    await subscribeButton(page).click();
    await expect(newsletterForm(page).getByText(problems.emailFormat)).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveValue('reader@');
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
    await emailField(page).fill('');
    await subscribeButton(page).click();
    await expect(newsletterForm(page).getByText(problems.email)).toBeVisible();
  });

  await softStep('a message and a toast confirm the sign-up; the form accepts another address', async () => {
    await emailField(page).fill(`${Date.now()}@reader.example`);
    await subscribeButton(page).click();
    await expect(findToast(page, 'status', newsletter.sent)).toBeVisible();
    await expect(newsletterForm(page).getByText(newsletter.sent)).toBeVisible();
    await emailField(page).fill('b');
    await expect(newsletterForm(page).getByText(newsletter.sent)).toBeHidden();
  });

  await softStep('typing while the form is being sent does not send it twice', async () => {
    const request = Promise.withResolvers<void>();
    const response = Promise.withResolvers<void>();
    await page.route('**/api/newsletter', async (route) => {
      request.resolve();
      await response.promise;
      await route.fulfill({ status: 202, body: '{}' });
    });
    await emailField(page).fill('reader@twice.example');
    const { width } = (await emailField(page).boundingBox()) ?? {};
    await subscribeButton(page).click();
    await request.promise;
    expect((await emailField(page).boundingBox())?.width, 'width of the field').toBe(width);
    await emailField(page).press('x');
    await expect(newsletterForm(page).getByRole('button', { name: newsletter.sending })).toBeVisible();
    response.resolve();
    await expect(newsletterForm(page).getByText(newsletter.sent)).toBeVisible();
    await page.unroute('**/api/newsletter');
  });

  await softStep('a failed attempt does not mark the address; its message goes later', async () => {
    allow(/503/);
    const failure = newsletterForm(page).getByText(newsletter.failed);
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 202, body: '{}' }));
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '{}' }), {
      times: 1,
    });
    await emailField(page).fill('reader@again.example');
    await subscribeButton(page).click();
    await expect(failure).toBeVisible();
    await expect(emailField(page)).not.toHaveAttribute('aria-invalid');
    await subscribeButton(page).click();
    await expect(newsletterForm(page).getByText(newsletter.sent)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
