import type { Page } from '@playwright/test';
import { findPageHead } from '#content/shell/page-heads.ts';
import { PATHS } from '#domain/paths.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { headerLinkLabel } from '../../support/header-link-label.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectScrollPosition, isHeaderInLine, scrollTo, waitUntilReady } from '../support/page.ts';
import { applies } from '../support/soft-step.ts';

const { home, socialOs, b2bSales, quiz, privacy } = PATHS;

/** Clicks a link to this path. Adds the link, because the page may have none. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await waitForPage(page, path);
}

async function waitForPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  // Wait for the title of the new page, because the old page may still be shown.
  await expect(page).toHaveTitle(findPageHead(path).title);
  await waitUntilReady(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitUntilReady(page);
  await page.clock.runFor(LOADING_SCREEN.minimum);
}

/** Expects that a product page marks its own link in the header. */
async function expectCurrentLink(page: Page, path: string): Promise<void> {
  if (!applies(await isHeaderInLine(page), 'the links of the header are in its menu')) return;
  const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
  await expect(current).toContainText(headerLinkLabel(path));
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
}

/** Pages in the order of a visit, each with the scroll position before leaving. */
const VISITED_PAGES = [
  [home, 5200],
  [socialOs, 1800],
  [b2bSales, 2500],
  [quiz, 0],
] as const;
const FORWARD_PAGES = VISITED_PAGES.slice(1, 2);

test('Back, Forward and reload restore the scroll position', async ({ page, visit }) => {
  await visit(home);
  for (const [i, [path, top]] of VISITED_PAGES.entries()) {
    if (i > 0) await followLink(page, path);
    await expectScrollPosition(page, 0);
    if (path === socialOs || path === b2bSales) await expectCurrentLink(page, path);
    await scrollTo(page, top);
  }
  for (const [path, top] of VISITED_PAGES.toReversed().slice(1)) {
    await page.goBack();
    await waitForPage(page, path);
    await expectScrollPosition(page, top);
  }
  for (const [path, top] of FORWARD_PAGES) {
    await page.goForward();
    await waitForPage(page, path);
    await expectScrollPosition(page, top);
    if (path !== socialOs && top < 5000) continue;
    await reload(page);
    await expectScrollPosition(page, top);
  }
});

test('the scroll position is restored even if the islands above never hydrate', async ({
  page,
  visit,
  allow,
}) => {
  allow(/request failed|ERR_FAILED/);
  await visit(home);
  await scrollTo(page, 6000);
  await followLink(page, privacy);
  await page.route(/assets\/(use-cases|success-stories)-[\w-]{8}\.js/, (route) => route.abort());
  await page.goBack();
  await waitForPage(page, home);
  await expectScrollPosition(page, 6000);
});
