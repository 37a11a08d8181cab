import { parse } from 'node-html-parser';
import { expectAccessible, expectAccessibleAsShown } from '../support/accessible.ts';
import { inOtherLanguages } from '../support/every-path.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { sitePages } from '../support/site-pages.ts';
import { storeTheme } from '../support/theme.ts';

const PAGES = [
  ...sitePages(['/', '/social-os', '/b2b-sales-automation', '/quiz', '/privacy']),
  '/no-such-page',
];
const TRANSLATED = matrix({
  smoke: inOtherLanguages(...sitePages(['/', '/social-os'])),
  full: inOtherLanguages(...PAGES),
});
/**
 * Every page at both widths in both themes. In the smoke matrix, pages alternate between wide and light, and narrow and
 * dark.
 */
const WIDE = { width: 1440, theme: 'light' };
const NARROW = { width: 390, theme: 'dark' };
const expectNoFault = matrix({ smoke: expectAccessibleAsShown, full: expectAccessible });

for (const [i, path] of [...PAGES, ...TRANSLATED].entries())
  test(`${path}: axe finds nothing, it does not scroll sideways at 320 px, the console is empty and no API is called`, {
    tag: ['@7.13'],
  }, async ({ page, visit, allow, baseURL }) => {
    if (path.endsWith('/no-such-page')) allow(/404/);
    const calls: string[] = [];
    page.on('request', (request) => {
      const own = request.url().startsWith(`${baseURL}/`);
      if (!own || request.method() !== 'GET' || ['xhr', 'fetch'].includes(request.resourceType()))
        calls.push(`${request.method()} ${request.url()}`);
    });
    const mine = i % 2 === 0 ? WIDE : NARROW;
    await storeTheme(page, mine.theme);
    await visit(path);
    for (const { width } of matrix({ smoke: [mine], full: [WIDE, NARROW] })) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFault(page);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(calls).toEqual([]);
  });

for (const path of PAGES.slice(0, -1)) {
  test(`${path} has metadata for search engines and previews`, async ({ request }) => {
    const html = parse(await (await request.get(path)).text());
    const head = (selector: string, attribute: string) =>
      html.querySelector(selector)?.getAttribute(attribute);
    const canonical = head('link[rel=canonical]', 'href') ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    expect((head('meta[name=description]', 'content') ?? '').length).toBeGreaterThan(50);
    for (const property of ['og:title', 'og:description', 'og:url'])
      expect(head(`meta[property="${property}"]`, 'content')).toBeTruthy();
    const image = new URL(head('meta[property="og:image"]', 'content') ?? '');
    const answer = await request.get(image.pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const data = html.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
    expect(data.map((entry) => JSON.parse(entry)['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebPage']),
    );
  });
}

test('the files for search engines exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of PAGES.slice(0, -1)) expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain('404');
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  expect(await (await request.get('/llms.txt')).text()).toContain('# ');
});
