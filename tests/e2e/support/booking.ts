import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import { booking } from '#content/booking.ts';
import { labels } from '#content/shell/labels.ts';
import { freezeClock } from './page.ts';

export async function expectBookingButton(button: Locator): Promise<void> {
  for (const [name, value] of Object.entries(booking.attributes))
    await expect(button).toHaveAttribute(name, value);
}

const [WIDGET_ORIGIN = ''] = booking.origins.scripts;
export const WIDGET_SCRIPT = `${WIDGET_ORIGIN}/embed/embed.js`;

/** The real script of the Cal.com widget, from its package. The test fakes only the booking page in its frame. */
const readWidgetScript = () =>
  readFile(
    createRequire(import.meta.resolve('@calcom/embed-snippet')).resolve(
      '@calcom/embed-core/dist/embed/embed.js',
    ),
    'utf8',
  );

export async function serveWidget(page: Page, options: { waitFor?: Promise<void> } = {}) {
  const requests: string[] = [];
  const widgetScript = await readWidgetScript();
  await page.route(`${WIDGET_ORIGIN}/**`, async (route) => {
    requests.push(route.request().url());
    if (route.request().url() !== WIDGET_SCRIPT)
      return route.fulfill({ contentType: 'text/html', body: '<title>Book</title><p>Pick a time</p>' });
    await options.waitFor;
    return route.fulfill({ contentType: 'text/javascript', body: widgetScript });
  });
  return requests;
}

/** Opens the booking dialog of any provider, and removes it. */
export async function openBooking(page: Page): Promise<void> {
  if (!booking.opensInDialog) return;
  if (WIDGET_ORIGIN) await serveWidget(page);
  for (const origin of booking.origins.frames)
    if (origin !== WIDGET_ORIGIN)
      await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Book' }));
  // Otherwise the time for loading may end on a slow machine.
  await freezeClock(page);
  await page.getByRole('banner').getByRole('link', { name: labels.book }).click();
  const dialog = page.locator('cal-modal-box, dialog:has(iframe)');
  await expect(dialog).toHaveCount(1);
  await dialog.evaluate((box) => box.remove());
  await page.clock.resume();
}
