import type { BrowserContext, Page } from '@playwright/test';
import { language } from '#content/language.ts';
import { bookingPage } from '#content/shell/booking-page.ts';
import { labels } from '#content/shell/labels.ts';
import { imprint } from '#content/shell/legal.ts';
import { site } from '#content/site.ts';
import { BOOKING_METADATA } from '#domain/booking-metadata.ts';
import { PATHS } from '#domain/paths.ts';
import { BOOKING_WIDGET_TIMEOUT } from '#domain/timing.ts';
import { serveWidget, widgetRuns } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: labels.book });
/** URL of the booking page, with or without a query for the source of the visit. */
const anyBookingPage = new RegExp(`^${bookingPage}(\\?|$)`);
const serveBookingPage = (context: BrowserContext) =>
  context.route(`${site.booking.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Booking page' }),
  );
const popup = (page: Page) => page.locator('cal-modal-box');

test('the widget', { tag: ['@1.3', '@1.30'] }, async ({ page, visit }) => {
  const requests = await serveWidget(page);
  await visit(PATHS.privacy);

  await softStep(
    'the button has the link, the namespace and the configuration, and works as a plain link',
    async () => {
      await expect(button(page)).toHaveAttribute('href', bookingPage);
      await expect(button(page)).toHaveAttribute('target', '_blank');
      await expect(button(page)).toHaveAttribute('data-cal-link', /\/ai-consultation$/);
      await expect(button(page)).toHaveAttribute('data-cal-namespace', 'ai-consultation');
      const config = JSON.parse((await button(page).getAttribute('data-cal-config')) ?? '');
      expect(config).toEqual({ layout: 'month_view', theme: 'light' });
      expect(requests).toEqual([]);
    },
  );

  await softStep('tabbing past the button does not load the widget', async () => {
    await button(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    // If tabbing had requested the widget, that request would be seen before the response to this one.
    await page.evaluate(() => fetch(location.href));
    expect(requests).toEqual([]);
  });

  await softStep('a click opens one widget; its script loads on first intent', async () => {
    await button(page).hover();
    await expect.poll(() => requests).toEqual([site.booking.embedScript]);
    await widgetRuns(page);
    await button(page).click();
    await expect(popup(page)).toHaveCount(1);
    const frame = new URL((await popup(page).locator('iframe').getAttribute('src')) ?? '');
    expect(frame.pathname).toBe(`/${site.booking.link}/embed`);
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({ layout: 'month_view', theme: 'light' });
    expect(page.context().pages()).toHaveLength(1);
  });

  await softStep('closing the widget returns focus to the button', async () => {
    await button(page).blur();
    await popup(page).evaluate((box) => box.setAttribute('state', 'closed'));
    await expect(button(page)).toBeFocused();
  });
});

test('a booking by keyboard has the source of the visit, in the widget and as a plain link', async ({
  page,
  visit,
}) => {
  await serveWidget(page);
  await visit(`${PATHS.privacy}?utm_source=linkedin&utm_campaign=${'spring'.repeat(100)}&x=1`);
  await page.getByRole('contentinfo').locator(`a[href="${PATHS.imprint}"]`).click();
  // Wait for the new page. Until then, the button belongs to the old page.
  await expect(page.getByRole('heading', { level: 1, name: imprint.title })).toBeVisible();
  await waitUntilReady(page);
  await button(page).press('Enter');
  const carried = (address: string | null) =>
    Object.fromEntries(
      [...new URL(address ?? '').searchParams].filter(([name]) => name.startsWith('metadata')),
    );
  const source = {
    [`metadata[${BOOKING_METADATA.firstPage}]`]: PATHS.privacy,
    [`metadata[${BOOKING_METADATA.page}]`]: PATHS.imprint,
    [`metadata[${BOOKING_METADATA.language}]`]: language.code,
    'metadata[utm_source]': 'linkedin',
    'metadata[utm_campaign]': 'spring'.repeat(100).slice(0, 200),
  };
  await expect(popup(page)).toHaveCount(1);
  expect(carried(await popup(page).locator('iframe').getAttribute('src'))).toEqual(source);
  expect(carried(await button(page).getAttribute('href'))).toEqual(source);
});

test('a click before the script has loaded is not lost', { tag: ['@7.5'] }, async ({ page, visit }) => {
  const gate = Promise.withResolvers<void>();
  await serveWidget(page, { waitFor: gate.promise });
  await visit(PATHS.privacy);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  await expect(popup(page)).toHaveCount(1);
  expect(page.context().pages()).toHaveLength(1);
});

test('a slow script opens the booking page in a new tab', async ({ page, visit, context }) => {
  await serveBookingPage(context);
  await serveWidget(page, { waitFor: new Promise(() => {}) });
  await visit(PATHS.privacy);
  const tab = context.waitForEvent('page');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(BOOKING_WIDGET_TIMEOUT);
  expect((await tab).url()).toMatch(anyBookingPage);
});

test('a blocked script', { tag: ['@7.6'] }, async ({ page, visit, context, allow }) => {
  allow(/embed\.js|ERR_FAILED/);
  await serveBookingPage(context);
  await page.route(`${site.booking.embedOrigin}/**`, (route) => route.abort());
  await visit(PATHS.privacy);

  await softStep('opens the booking page at once', async () => {
    const tab = context.waitForEvent('page');
    await button(page).click();
    expect((await tab).url()).toMatch(anyBookingPage);
  });

  await softStep('after the script has failed to load, the link opens the tab by itself', async () => {
    // Blocks `window.open`: only the link itself can still open a tab.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.mouse.move(0, 0);
    const failed = page.waitForEvent('requestfailed');
    await button(page).hover();
    await failed;
    const tab = context.waitForEvent('page');
    await button(page).click();
    expect((await tab).url()).toMatch(anyBookingPage);
    await expect(page).toHaveURL(PATHS.privacy);
  });
});

test('another response in its place, such as a hotel’s captive portal, does not count as the widget: the next intent retries', async ({
  page,
  visit,
  context,
}) => {
  await serveBookingPage(context);
  await page.route(site.booking.embedScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* Please sign in */' }),
  );
  await visit(PATHS.privacy);
  const tab = context.waitForEvent('page');
  await button(page).click();
  expect((await tab).url()).toMatch(anyBookingPage);
  await page.unroute(site.booking.embedScript);
  await serveWidget(page);
  await page.mouse.move(0, 0);
  await button(page).hover();
  await widgetRuns(page);
  await button(page).click();
  await expect(popup(page)).toHaveCount(1);
});

test('if our own code for the widget does not load, the booking page opens in a new tab', async ({
  page,
  visit,
  context,
  allow,
}) => {
  allow(/booking-widget|ERR_FAILED/);
  await serveBookingPage(context);
  await page.route(/assets\/booking-widget-/, (route) => route.abort());
  await visit(PATHS.privacy);
  const tab = context.waitForEvent('page');
  await button(page).focus();
  await page.keyboard.press('Enter');
  expect((await tab).url()).toMatch(anyBookingPage);
  await expect(page).toHaveURL(PATHS.privacy);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });
  test('the button is a link to the booking page', async ({ page }) => {
    await page.goto(PATHS.privacy);
    await expect(button(page)).toHaveAttribute('href', bookingPage);
  });
});
