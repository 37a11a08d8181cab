import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { site } from '#content/site.ts';

/** The real script of the widget, from its package. The test fakes only the booking page in its frame. */
const widgetScript = await readFile(
  createRequire(import.meta.resolve('@calcom/embed-snippet')).resolve(
    '@calcom/embed-core/dist/embed/embed.js',
  ),
  'utf8',
);

export async function serveWidget(page: Page, options: { waitFor?: Promise<void> } = {}) {
  const requests: string[] = [];
  await page.route(`${site.booking.embedOrigin}/**`, async (route) => {
    requests.push(route.request().url());
    if (route.request().url() !== site.booking.embedScript)
      return route.fulfill({ contentType: 'text/html', body: '<title>Book</title><p>Pick a time</p>' });
    await options.waitFor;
    return route.fulfill({ contentType: 'text/javascript', body: widgetScript });
  });
  return requests;
}

export const waitForWidget = (page: Page) =>
  page.waitForFunction((namespace) => {
    const { Cal } = window as { Cal?: { ns?: Record<string, { instance?: unknown }> } };
    return Boolean(Cal?.ns?.[namespace]?.instance);
  }, site.booking.namespace);
