import type { Page } from '@playwright/test';
import { findPageHead } from '#content/shell/page-heads.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { LOAD_RETRIES } from '#domain/timing.ts';
import loadNotice from '#words/load-notice.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { expect, test, withMotion } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { headerLink, waitUntilHydrated, waitUntilReady } from '../support/page.ts';
import { findHiddenText } from '../support/visible-text.ts';

test.use(withMotion);

const LOST_CONNECTION = /request failed|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/;

/** Finds the visible notice with this text. */
const findNotice = (page: Page, words: string) =>
  page.getByRole('status').locator('div:not([hidden])', { hasText: words });
/** The button that retries or reloads. */
const findNoticeAction = (page: Page, words: string) =>
  findNotice(page, words)
    .getByRole('button')
    .and(page.locator(`:not([aria-label="${loadNotice.dismiss}"])`));
/** Reads the text of all islands, hydrated or not. */
const readIslandTexts = (page: Page) => page.locator('div[data-load="visible"]').allTextContents();
const chunkUrl = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`);

/** Islands that a page hydrates near the viewport, and the files of their code. */
const PAGES = matrix({
  smoke: { [PATHS.home]: ['industries', 'use-cases', 'success-stories'] },
  full: {
    [PATHS.home]: ['industries', 'use-cases', 'success-stories'],
    [PATHS.socialOs]: ['example-calendar'],
    [PATHS.b2bSales]: ['embedded-quiz'],
  },
});

for (const [path, files] of Object.entries(PAGES)) {
  test(`${path} is complete without its islands, which hydrate later`, async ({ page, visit, allow }) => {
    allow(LOST_CONNECTION);
    for (const file of files) await page.route(chunkUrl(file), (route) => route.abort('failed'));
    await visit(path);
    const unhydratedIslands = page.locator('div[data-load="visible"]:not([data-hydrated])');
    await expect(unhydratedIslands).toHaveCount(files.length);
    const fullText = await readIslandTexts(page);
    for (const island of await unhydratedIslands.all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('data-hydrated');
      expect(await readIslandTexts(page)).toEqual(fullText);
      expect(await findHiddenText(island)).toEqual([]);
      await expect(island.getByRole('heading', { level: 2 })).toBeVisible();
    }
    await page.clock.runFor(LOAD_RETRIES[0]);
    const retry = findNoticeAction(page, loadNotice.lost);
    await expect(retry).toBeVisible();

    for (const [i, file] of files.entries()) {
      await page.unroute(chunkUrl(file));
      // An attempt that failed a moment ago has not set its timer yet.
      const retryAndCount = async () => {
        await page.clock.runFor(LOAD_RETRIES.at(-1) ?? 0);
        return unhydratedIslands.count();
      };
      await expect.poll(retryAndCount).toBe(files.length - 1 - i);
    }
    await expect(retry).toHaveCount(0);
  });
}

test('without the code of the deck dialog, a click offers a retry', async ({ page, visit, allow }) => {
  allow(LOST_CONNECTION);
  await page.route(chunkUrl('deck-button'), (route) => route.abort('failed'));
  await visit(PATHS.socialOs);
  const button = page.getByRole('button', { name: socialHero.download }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const retryButton = findNotice(page, loadNotice.lost).getByRole('button', { name: loadNotice.retry });
  await expect(retryButton).toBeVisible();
  await expect(page).toHaveURL(PATHS.socialOs);

  await page.unroute(chunkUrl('deck-button'));
  await retryButton.click();
  await expect(page.getByRole('dialog', { name: deckRequest.title })).toBeVisible();
  await expect(retryButton).toHaveCount(0);
});

test('an island whose code throws keeps its HTML, and nothing else breaks', async ({
  page,
  visit,
  allow,
}) => {
  allow(/console error|page error/);
  await page.route(chunkUrl('use-cases'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function UseCases() { throw new Error("broken") }',
    }),
  );
  await visit(PATHS.home);
  const useCases = page.locator('#industry-use-cases');
  const fullText = await useCases.textContent();
  const loggedError = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await useCases.evaluate((element) => element.scrollIntoView());
  await loggedError;
  await expect(useCases.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await useCases.textContent()).toBe(fullText);
  await waitUntilHydrated(page.locator('#success-stories h2'));
  await expect(page.getByRole('banner')).toBeVisible();
});

test('after a deployment the page offers a reload, links load new pages', async ({ page, visit, allow }) => {
  allow(LOST_CONNECTION);
  allow(/404/);
  await page.route(chunkUrl('newsletter'), (route) => route.fulfill({ status: 404 }));
  await visit(PATHS.privacy);
  await page.route(PATHS.privacy, async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const html = await (await route.fetch()).text();
    return route.fulfill({ contentType: 'text/html', body: html.replace(/main-[\w-]{8}/g, 'main-newbuild') });
  });
  await page.getByRole('textbox', { name: newsletter.fields.email }).focus();
  await page.clock.runFor(LOAD_RETRIES[0]);
  await expect(findNoticeAction(page, loadNotice.outdated)).toHaveText(loadNotice.reload);

  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await findNoticeAction(page, loadNotice.outdated).click();
  await expect.poll(() => documents.length).toBeGreaterThan(0);
  // The old page stays until the new one arrives.
  await expect(findNotice(page, loadNotice.outdated)).toHaveCount(0);
  await waitUntilReady(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await (await headerLink(page, PATHS.socialOs)).click();
  await expect(page).toHaveTitle(findPageHead(PATHS.socialOs).title);
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
});
