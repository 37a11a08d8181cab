import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { settle } from '../support/page.ts';

const PAGES = ['/', '/social-os', '/b2b-sales-automation', '/quiz', '/privacy', '/no-such-page'];

for (const path of PAGES) {
  for (const width of [1440, 390]) {
    test(`${path} at ${width} px: axe finds nothing, the console is silent`, async ({
      page,
      visit,
      allow,
    }) => {
      if (path === '/no-such-page') allow(/404/);
      await page.setViewportSize({ width, height: 900 });
      await visit(path);
      await expectAccessible(page);
    });
  }

  test(`${path} does not scroll sideways at 320 px`, async ({ page, visit, allow }) => {
    if (path === '/no-such-page') allow(/404/);
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const path of PAGES.slice(0, -1)) {
  test(`${path} tells search engines and previews what it is`, async ({ page, request }) => {
    await page.goto(path);
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    const canonical = (await head('link[rel=canonical]', 'href')) ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    expect(((await head('meta[name=description]', 'content')) ?? '').length).toBeGreaterThan(50);
    for (const property of ['og:title', 'og:description', 'og:url'])
      expect(await head(`meta[property="${property}"]`, 'content')).toBeTruthy();
    const image = new URL((await head('meta[property="og:image"]', 'content')) ?? '');
    const answer = await request.get(image.pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((entry) => JSON.parse(entry)['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebPage']),
    );
  });
}

test('the files for machines are there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of PAGES.slice(0, -1)) expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain('404');
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  expect(await (await request.get('/llms.txt')).text()).toContain('# ');
});

for (const path of PAGES.slice(0, 3)) {
  test(`${path} calls no API while it is read [7.13]`, async ({ page, visit, baseURL }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const own = request.url().startsWith(`${baseURL}/`);
      if (!own || request.method() !== 'GET' || ['xhr', 'fetch'].includes(request.resourceType()))
        calls.push(`${request.method()} ${request.url()}`);
    });
    await visit(path);
    await settle(page);
    expect(calls).toEqual([]);
  });
}
