/** Cal.com, the default provider. tests/commands/booking-link.test.ts tests a site with another provider. */

import type { BrowserContext, Page } from '@playwright/test';
import { booking } from '#content/booking.ts';
import { language } from '#content/languages.ts';
import { labels } from '#content/shell/labels.ts';
import { imprint } from '#content/shell/legal.ts';
import { BOOKING_METADATA } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import { BOOKING_WIDGET_TIMEOUT } from '#domain/timing.ts';
import words from '#words/booking.json' with { type: 'json' };
import { expectBookingButton, serveWidget, WIDGET_SCRIPT } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { freezeClock, waitUntilReady } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

const bookButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: labels.book });
const dialog = (page: Page) => page.getByRole('dialog', { name: words.bookingDialog.title });
/** URL of the booking page, with or without a query. */
const anyBookingPage = new RegExp(`^${booking.page}(\\?|$)`);
const serveBookingPage = (context: BrowserContext) =>
  context.route(`${new URL(booking.page).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Booking page' }),
  );
async function expectBookingTab(context: BrowserContext, press: () => Promise<void>): Promise<void> {
  const opened = context.waitForEvent('page');
  await press();
  const tab = await opened;
  // A new tab may still be blank.
  await expect(tab).toHaveURL(anyBookingPage);
  await tab.close();
}
const widgetPopup = (page: Page) => page.locator('cal-modal-box');
async function frameAddress(page: Page): Promise<URL> {
  const frame = widgetPopup(page).locator('iframe');
  await expect(frame).toHaveAttribute('src', /./);
  return new URL((await frame.getAttribute('src')) ?? '');
}

test('a press on a booking button opens the widget', async ({ page, visit }) => {
  const requests = await serveWidget(page);
  await visit(PATHS.privacy);
  // Otherwise the time for loading may end on a slow machine.
  await freezeClock(page);

  await softStep('tabbing past the button and pointing at it load nothing of the provider', async () => {
    await bookButton(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(bookButton(page)).toBeFocused();
    await bookButton(page).hover();
    // Our own code has loaded when the link has the visit.
    await expect(bookButton(page)).toHaveAttribute('href', /metadata/);
    expect(requests).toEqual([]);
  });

  await softStep('the press loads the script and opens one widget', async () => {
    await bookButton(page).click();
    await expect(widgetPopup(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
    expect(requests[0]).toBe(WIDGET_SCRIPT);
    const frame = await frameAddress(page);
    expect(frame.pathname).toBe(`${new URL(booking.page).pathname}/embed`);
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({ layout: 'month_view', theme: 'light' });
    expect(page.context().pages()).toHaveLength(1);
    await expectBookingButton(bookButton(page));
  });

  await softStep('closing the widget returns focus to the button', async () => {
    await bookButton(page).blur();
    await widgetPopup(page).evaluate((box) => box.setAttribute('state', 'closed'));
    await expect(bookButton(page)).toBeFocused();
  });
});

test('widget and plain link contain the source of the visit', async ({ page, visit }) => {
  await serveWidget(page);
  await visit(`${PATHS.privacy}?utm_source=linkedin&utm_campaign=${'spring'.repeat(100)}&x=1`);
  await page.getByRole('contentinfo').locator(`a[href="${PATHS.imprint}"]`).click();
  // Wait for the new page, because the old page has the same button.
  await expect(page.getByRole('heading', { level: 1, name: imprint.title })).toBeVisible();
  await waitUntilReady(page);
  await freezeClock(page);
  await bookButton(page).press('Enter');
  const readSource = ({ searchParams }: URL) =>
    Object.fromEntries([...searchParams].filter(([name]) => name.startsWith('metadata')));
  const source = {
    [`metadata[${BOOKING_METADATA.firstPage}]`]: PATHS.privacy,
    [`metadata[${BOOKING_METADATA.page}]`]: PATHS.imprint,
    [`metadata[${BOOKING_METADATA.language}]`]: language.code,
    'metadata[utm_source]': 'linkedin',
    'metadata[utm_campaign]': 'spring'.repeat(100).slice(0, 200),
  };
  await expect(widgetPopup(page)).toHaveCount(1);
  expect(readSource(await frameAddress(page))).toEqual(source);
  expect(readSource(new URL((await bookButton(page).getAttribute('href')) ?? ''))).toEqual(source);
});

test('the dialog answers the press before the script has loaded', async ({ page, visit }) => {
  const scriptGate = Promise.withResolvers<void>();
  await serveWidget(page, { waitFor: scriptGate.promise });
  await visit(PATHS.privacy);
  await freezeClock(page);

  await softStep('closing the dialog returns focus, and the widget stays away', async () => {
    await bookButton(page).click();
    await expect(dialog(page)).toContainText(words.bookingDialog.loading);
    await expect(dialog(page).getByRole('link', { name: words.bookingDialog.newTab })).toHaveAttribute(
      'href',
      anyBookingPage,
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(bookButton(page)).toBeFocused();
  });

  await softStep('the widget opens when the script has loaded', async () => {
    await bookButton(page).click();
    scriptGate.resolve();
    await expect(widgetPopup(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('if the script is slow, the booking page opens in a new tab', async ({ page, visit, context }) => {
  await serveBookingPage(context);
  await serveWidget(page, { waitFor: new Promise(() => {}) });
  await visit(PATHS.privacy);
  await freezeClock(page);
  await bookButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectBookingTab(context, () => page.clock.runFor(BOOKING_WIDGET_TIMEOUT));
  await expect(dialog(page)).toHaveCount(0);
});

test('if the script is blocked, the booking page opens in a new tab, and the next press tries again', async ({
  page,
  visit,
  context,
  allow,
}) => {
  allow(/embed\.js|ERR_FAILED/);
  await serveBookingPage(context);
  await page.route(WIDGET_SCRIPT, (route) => route.abort());
  await visit(PATHS.privacy);

  await softStep('the press opens a tab', () => expectBookingTab(context, () => bookButton(page).click()));

  await softStep('if the browser blocks the tab, the link in the dialog stays in its place', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    const scriptGate = Promise.withResolvers<void>();
    await page.route(WIDGET_SCRIPT, async (route) => {
      await scriptGate.promise;
      await route.abort();
    });
    await bookButton(page).click();
    await dialog(page).getByRole('link', { name: words.bookingDialog.newTab }).hover();
    await page.mouse.down();
    scriptGate.resolve();
    await expect(dialog(page).getByText(words.bookingDialog.loading)).toBeHidden();
    await expectBookingTab(context, () => page.mouse.up());
    await expect(dialog(page)).toHaveCount(0);
  });

  await softStep('another script in its place, as from a captive portal, is a failure too', async () => {
    await page.unroute(WIDGET_SCRIPT);
    await page.route(WIDGET_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '/* Please sign in */' }),
    );
    await bookButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByText(words.bookingDialog.loading)).toBeHidden();
    await dialog(page).getByRole('button', { name: labels.close }).click();
  });

  await softStep('when the script is back, the press opens the widget', async () => {
    await page.unroute(WIDGET_SCRIPT);
    await serveWidget(page);
    await bookButton(page).click();
    await expect(widgetPopup(page)).toHaveCount(1);
  });
});

test('if our own script for the dialog fails to load, the booking page opens in a new tab', async ({
  page,
  visit,
  context,
  allow,
}) => {
  allow(/open-booking|ERR_FAILED/);
  await serveBookingPage(context);
  await page.route(/assets\/open-booking-/, (route) => route.abort());
  await visit(PATHS.privacy);
  await bookButton(page).focus();
  await expectBookingTab(context, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(PATHS.privacy);
});
