import { expectAccessible, expectAccessibleInCurrentTheme } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { storeTheme } from '../support/page.ts';
import { onlyExistingPages, pathsInOtherLanguages } from '../support/site-pages.ts';

const PAGES = [
  ...onlyExistingPages(['/', '/social-os', '/b2b-sales-automation', '/quiz', '/privacy']),
  '/no-such-page',
];
const TRANSLATED_PAGES = matrix({
  smoke: pathsInOtherLanguages(...onlyExistingPages(['/', '/social-os'])),
  full: pathsInOtherLanguages(...PAGES),
});
/**
 * The full matrix checks every page at both widths in both themes. In the smoke matrix, each page has one of these rows in
 * turn.
 */
const WIDE = { width: 1440, theme: 'light' };
const NARROW = { width: 390, theme: 'dark' };
const expectNoViolation = matrix({ smoke: expectAccessibleInCurrentTheme, full: expectAccessible });

for (const [i, path] of [...PAGES, ...TRANSLATED_PAGES].entries())
  test(`${path} has no axe violation, does not scroll sideways at 320 px, logs nothing and calls no API`, async ({
    page,
    visit,
    allow,
    baseURL,
  }) => {
    if (path.endsWith('/no-such-page')) allow(/404/);
    const calls: string[] = [];
    page.on('request', (request) => {
      const isOwnHost = request.url().startsWith(`${baseURL}/`);
      if (!isOwnHost || request.method() !== 'GET' || ['xhr', 'fetch'].includes(request.resourceType()))
        calls.push(`${request.method()} ${request.url()}`);
    });
    const smokeRow = i % 2 === 0 ? WIDE : NARROW;
    await storeTheme(page, smokeRow.theme);
    // Before the visit, because a resize during the load can stop a headless page from drawing.
    await page.setViewportSize({ width: smokeRow.width, height: 900 });
    await visit(path);
    for (const { width } of matrix({ smoke: [smokeRow], full: [WIDE, NARROW] })) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolation(page);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(calls).toEqual([]);
  });

test('the files for search engines exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of PAGES.slice(0, -1)) expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain('404');
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  expect(await (await request.get('/llms.txt')).text()).toContain('# ');
});
