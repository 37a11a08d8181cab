import { test as base, type Page } from '@playwright/test';
import { PATHS } from '#domain/paths.ts';
import { expect } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

/** Playwright turns off the back-forward cache, so start the browser without that argument. */
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/**
 * Leaves a page and goes back. Returns the reasons why the browser did not cache the page, or an empty list. Ignores
 * reasons that do not come from the page: a headless shell caches no page (`BackForwardCacheDisabledForDelegate`).
 */
async function findCacheFaults(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const notCachedReasons = new Promise<{ type: string; reason: string }[]>((resolve) =>
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations),
    ),
  );
  await page.goto(path);
  await waitUntilReady(page);
  await page.evaluate(() => addEventListener('pageshow', (event) => Object.assign(window, { shown: event })));
  await page.goto(PATHS.imprint);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  if (await page.evaluate(() => (window as { shown?: PageTransitionEvent }).shown?.persisted)) return [];
  return (await notCachedReasons).filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}

for (const path of [
  ...onlyExistingPages(Object.values(PATHS)).filter((path) => path !== PATHS.imprint),
  '/no-such-page',
])
  test(`${path} can be stored in the back-forward cache`, async ({ page }) => {
    expect(await findCacheFaults(page, path)).toEqual([]);
  });

test('the check finds a page that cannot be cached', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => {}));
  expect(await findCacheFaults(page, PATHS.privacy)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
