import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasPart } from '#content/has-part.ts';
import { PATHS } from '#domain/paths.ts';
import { measureLayoutShift } from '../../../bench/page-weight.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyExistingPages } from '../support/site-pages.ts';
import { applies } from '../support/soft-step.ts';

/** Simulates a slow connection: the browser paints the first part of the HTML before it gets the second part. */
for (const { path, cut } of [
  ...onlyExistingPages([PATHS.home, PATHS.socialOs, PATHS.b2bSales]).map((path) => ({ path, cut: '</h1>' })),
  { path: PATHS.home, cut: 'data-theme-toggle' },
])
  test(`${path} does not shift when the part after ${cut} arrives late`, async ({ page, baseURL }) => {
    const isPaintedBefore = cut === '</h1>' || hasPart('loading-screen');
    if (!applies(isPaintedBefore, 'nothing is painted before the header is complete')) return;
    const html = await (await fetch(baseURL + path)).text();
    const cutIndex = html.indexOf(cut);
    let sendRest = () => {};
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cutIndex));
      sendRest = () => response.end(html.slice(cutIndex));
    }).listen(0);
    await once(server, 'listening');
    // Other files come from the site. Fonts are blocked, because they shift text by a few pixels.
    await page.route(/\/assets\//, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.endsWith('.woff2'))
        await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
    });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    sendRest();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(await measureLayoutShift(page)).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    server.close();
  });
