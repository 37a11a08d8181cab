/** A site with another booking provider by one changed line, and a page that speaks Calendly's documented messages. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labels } from '#content/shell/labels.ts';
import words from '#words/booking.json' with { type: 'json' };
import { findBrowser } from '../../tools/browser.ts';
import { startBuiltServer } from '../../tools/built-server.ts';
import { copyRepository, keepDefaultLanguage } from '../support/copy-repository.ts';

const PAGE = 'https://calendly.com/acme/intro';
const uri = 'https://api.calendly.com/scheduled_events/EV1/invitees/IN1';

/** Nonsense comes before the documented messages. */
const STAND_IN = `<!doctype html><title>Calendly</title><button>Schedule</button><script>
  const post = (data) => parent.postMessage(data, '*');
  for (const nonsense of [null, 7, 'calendly.event_scheduled', {}, { event: 7 }, { event: 'calendly.event_scheduled' },
    { event: 'calendly.event_scheduled', payload: { invitee: { uri: 'https://evil.test/EV9' } } }]) post(nonsense);
  post({ event: 'calendly.event_type_viewed', payload: {} });
  document.querySelector('button').onclick = () => post({ event: 'calendly.event_scheduled',
    payload: { event: { uri: 'https://api.calendly.com/scheduled_events/EV1' }, invitee: { uri: '${uri}' } } });
</script>`;

let folder: string;
let browser: Browser;
let context: BrowserContext;
let server: Awaited<ReturnType<typeof startBuiltServer>>;
/** Events that the site sent. */
const events: string[] = [];
let standIn: ReturnType<typeof createServer>;
let standInOrigin: string;

beforeAll(async () => {
  folder = await copyRepository('booking-link-');
  await keepDefaultLanguage(folder);
  const file = join(folder, 'content/site.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(/^ {2}booking: .*$/m, `  booking: { provider: 'link', url: '${PAGE}' },`),
  );
  const build = spawn(process.execPath, ['tools/build.ts'], { cwd: folder, stdio: 'inherit' });
  expect(await once(build, 'exit')).toEqual([0, null]);
  standIn = createServer(async (request, response) => {
    if (request.method === 'POST') events.push(await text(request));
    response.setHeader('content-type', 'text/html').end(STAND_IN);
  });
  await once(standIn.listen(0, '127.0.0.1'), 'listening');
  standInOrigin = `http://127.0.0.1:${(standIn.address() as { port: number }).port}`;
  server = await startBuiltServer({
    cwd: folder,
    env: {
      DATA_DIR: join(folder, 'data'),
      EVENTS_URL: standInOrigin,
      EVENTS_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    },
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  standIn?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openSite(search = ''): Promise<Page> {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route('https://calendly.com/**', async (route) => {
    const response = await fetch(standInOrigin + new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/html', body: await response.text() });
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/privacy${search}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  return page;
}
const bookButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: labels.book });
const dialog = (page: Page) => page.getByRole('dialog', { name: words.bookingDialog.title });
const readBookings = async () => {
  const cli = spawn(process.execPath, ['dist/server/leads.js', 'bookings'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  });
  let output = '';
  for await (const chunk of cli.stdout) output += chunk;
  return output;
};

test('headers, pages and privacy text name only this provider', async () => {
  const response = await fetch(`${server.origin}/privacy`);
  expect(response.headers.get('content-security-policy')).toContain("frame-src 'self' https://calendly.com");
  const html = await response.text();
  expect(html).toContain('through Calendly');
  for (const path of ['/', '/privacy', '/security', '/b2b-sales-automation', '/llms.txt', '/privacy.md']) {
    const page = await fetch(server.origin + path);
    const trace = /cal\.com|data-cal-/i;
    expect(`${path} ${[...page.headers].join()} ${await page.text()}`).not.toMatch(trace);
  }
});

test('a booking in the dialog is stored with its campaign, and messages of others change nothing', async () => {
  const page = await openSite('?utm_source=linkedin&utm_campaign=spring');
  // Otherwise the time for loading the frame may end on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await bookButton(page).click();
  await dialog(page).locator('iframe').waitFor();
  const frame = page.frameLocator('iframe[title="Calendly"]');
  // Another window sends the same message.
  await page.evaluate((invitee) => {
    window.postMessage(
      { event: 'calendly.event_scheduled', payload: { invitee: { uri: invitee.replace('IN1', 'FOREIGN') } } },
      '*',
    );
  }, uri);
  const address = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    utm_source: 'linkedin',
    utm_campaign: 'spring',
    embed_type: 'Inline',
  });
  const reported = page.waitForResponse('**/api/booking');
  await frame.getByRole('button', { name: 'Schedule' }).click();
  expect((await reported).status()).toBe(200);
  expect(await readBookings()).toMatch(/linkedin/);
  expect((await readBookings()).match(/linkedin/g)).toHaveLength(1);
  await expect.poll(() => events.length).toBe(1);
  expect(JSON.parse(events[0] ?? '')).toMatchObject({
    type: 'booking.created',
    data: {
      booking: { uid: 'EV1_IN1' },
      source: { campaign: { utm_campaign: 'spring' }, firstPage: '/privacy' },
    },
  });
  await dialog(page).getByRole('button', { name: labels.close }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('a provider that is blocked opens in a new tab', async () => {
  const page = await openSite();
  await context.unroute('https://calendly.com/**');
  await context.route('https://calendly.com/**', (route) => route.abort());
  const tab = context.waitForEvent('page');
  await bookButton(page).click();
  await tab;
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('without script, the button is a link', async () => {
  const noScript = await browser.newContext({ javaScriptEnabled: false });
  const page = await noScript.newPage();
  await page.goto(`${server.origin}/privacy`);
  expect(await bookButton(page).getAttribute('href')).toBe(PAGE);
});
