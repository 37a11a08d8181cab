import type { BrowserContext, Page } from '@playwright/test';
import { language } from '#content/language.ts';
import { bookingPage } from '#content/shell/booking-page.ts';
import { labels } from '#content/shell/labels.ts';
import { imprint } from '#content/shell/legal.ts';
import { site } from '#content/site.ts';
import { BOOKING_METADATA } from '#domain/booking-metadata.ts';
import { PATHS } from '#domain/paths.ts';
import { BOOKING_WIDGET_TIMEOUT } from '#domain/timing.ts';
import { serveWidget, waitForWidget } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

const bookButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: labels.book });
/** URL of the booking page, with or without a query. */
const anyBookingPage = new RegExp(`^${bookingPage}(\\?|$)`);
const serveBookingPage = (context: BrowserContext) =>
  context.route(`${site.booking.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Booking page' }),
  );
const widgetPopup = (page: Page) => page.locator('cal-modal-box');

test('a click on a booking button opens the widget', { tag: ['@1.3', '@1.30'] }, async ({ page, visit }) => {
  const requests = await serveWidget(page);
  await visit(PATHS.privacy);

  await softStep(
    'the button has the link, the namespace and the configuration, and works as a plain link',
    async () => {
      await expect(bookButton(page)).toHaveAttribute('href', bookingPage);
      await expect(bookButton(page)).toHaveAttribute('target', '_blank');
      await expect(bookButton(page)).toHaveAttribute('data-cal-link', /\/ai-consultation$/);
      await expect(bookButton(page)).toHaveAttribute('data-cal-namespace', 'ai-consultation');
      const config = JSON.parse((await bookButton(page).getAttribute('data-cal-config')) ?? '');
      expect(config).toEqual({ layout: 'month_view', theme: 'light' });
      expect(requests).toEqual([]);
    },
  );

  await softStep('tabbing past the button does not load the widget', async () => {
    await bookButton(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(bookButton(page)).toBeFocused();
    // A later request: when its response arrives, all earlier requests have been seen.
    await page.evaluate(() => fetch(location.href));
    expect(requests).toEqual([]);
  });

  await softStep(
    'the script loads when the pointer is over the button, and a click opens one widget',
    async () => {
      await bookButton(page).hover();
      await expect.poll(() => requests).toEqual([site.booking.embedScript]);
      await waitForWidget(page);
      await bookButton(page).click();
      await expect(widgetPopup(page)).toHaveCount(1);
      const frame = new URL((await widgetPopup(page).locator('iframe').getAttribute('src')) ?? '');
      expect(frame.pathname).toBe(`/${site.booking.link}/embed`);
      expect(Object.fromEntries(frame.searchParams)).toMatchObject({ layout: 'month_view', theme: 'light' });
      expect(page.context().pages()).toHaveLength(1);
    },
  );

  await softStep('closing the widget returns focus to the button', async () => {
    await bookButton(page).blur();
    await widgetPopup(page).evaluate((box) => box.setAttribute('state', 'closed'));
    await expect(bookButton(page)).toBeFocused();
  });
});

test('the booking contains the source of the visit, in the widget and in the plain link', async ({
  page,
  visit,
}) => {
  await serveWidget(page);
  await visit(`${PATHS.privacy}?utm_source=linkedin&utm_campaign=${'spring'.repeat(100)}&x=1`);
  await page.getByRole('contentinfo').locator(`a[href="${PATHS.imprint}"]`).click();
  // Wait for the new page, because the old page has the same button.
  await expect(page.getByRole('heading', { level: 1, name: imprint.title })).toBeVisible();
  await waitUntilReady(page);
  await bookButton(page).press('Enter');
  const readSource = (address: string | null) =>
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
  await expect(widgetPopup(page)).toHaveCount(1);
  expect(readSource(await widgetPopup(page).locator('iframe').getAttribute('src'))).toEqual(source);
  expect(readSource(await bookButton(page).getAttribute('href'))).toEqual(source);
});

test('a click before the script has loaded is not lost', { tag: ['@7.5'] }, async ({ page, visit }) => {
  const scriptGate = Promise.withResolvers<void>();
  await serveWidget(page, { waitFor: scriptGate.promise });
  await visit(PATHS.privacy);
  await bookButton(page).click();
  await expect(bookButton(page)).toHaveAttribute('aria-busy', 'true');
  scriptGate.resolve();
  await expect(widgetPopup(page)).toHaveCount(1);
  expect(page.context().pages()).toHaveLength(1);
});

test('if the script is slow, the booking page opens in a new tab', async ({ page, visit, context }) => {
  await serveBookingPage(context);
  await serveWidget(page, { waitFor: new Promise(() => {}) });
  await visit(PATHS.privacy);
  const newTab = context.waitForEvent('page');
  await bookButton(page).click();
  await expect(bookButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(BOOKING_WIDGET_TIMEOUT);
  expect((await newTab).url()).toMatch(anyBookingPage);
});

test('if the script of the widget is blocked, the booking page opens in a new tab', {
  tag: ['@7.6'],
}, async ({ page, visit, context, allow }) => {
  allow(/embed\.js|ERR_FAILED/);
  await serveBookingPage(context);
  await page.route(`${site.booking.embedOrigin}/**`, (route) => route.abort());
  await visit(PATHS.privacy);

  await softStep('the first click opens a tab', async () => {
    const tab = context.waitForEvent('page');
    await bookButton(page).click();
    expect((await tab).url()).toMatch(anyBookingPage);
  });

  await softStep('after the script has failed to load, the button is a normal link', async () => {
    // Block `window.open`, so that only the link can open a tab.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.mouse.move(0, 0);
    const failed = page.waitForEvent('requestfailed');
    await bookButton(page).hover();
    await failed;
    const tab = context.waitForEvent('page');
    await bookButton(page).click();
    expect((await tab).url()).toMatch(anyBookingPage);
    await expect(page).toHaveURL(PATHS.privacy);
  });
});

test('if a captive portal replaces the script of the widget, the next hover loads it again', async ({
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
  await bookButton(page).click();
  expect((await tab).url()).toMatch(anyBookingPage);
  await page.unroute(site.booking.embedScript);
  await serveWidget(page);
  await page.mouse.move(0, 0);
  await bookButton(page).hover();
  await waitForWidget(page);
  await bookButton(page).click();
  await expect(widgetPopup(page)).toHaveCount(1);
});

test('if our own script for the widget fails to load, the booking page opens in a new tab', async ({
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
  await bookButton(page).focus();
  await page.keyboard.press('Enter');
  expect((await tab).url()).toMatch(anyBookingPage);
  await expect(page).toHaveURL(PATHS.privacy);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });
  test('the button is a link to the booking page', async ({ page }) => {
    await page.goto(PATHS.privacy);
    await expect(bookButton(page)).toHaveAttribute('href', bookingPage);
  });
});
