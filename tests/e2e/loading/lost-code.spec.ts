import type { Page } from '@playwright/test';
import { carouselLabels } from '#content/labels.ts';
import { useCases as allUseCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { loadNotice } from '#content/load-notice.ts';
import { headOf } from '#content/page-heads.ts';
import { PATHS } from '#domain/paths.ts';
import { LOAD_RETRIES } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { comeAlive, headerLink } from '../support/page.ts';
import { hiddenText } from '../support/visible-text.ts';

const LOST = /request failed|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/;

/** The notice that says so, while it is shown. */
const notice = (page: Page, words: string) =>
  page.getByRole('status').locator('div:not([hidden])', { hasText: words });
const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`);
const content = (page: Page) => page.locator('#root').evaluate((root) => root.textContent);

/** A section's script has its name without that of the page. */
const scriptOf = (section: string) => chunk(section.replace(/^(social|b2b)-/, ''));

/** Loses the scripts of all sections of a page until they are given back. */
async function loseSections(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const names = [...html.matchAll(/data-deferred="([\w-]+)"/g)].map(([, name = '']) => name);
  for (const name of names) await page.route(scriptOf(name), (route) => route.abort('failed'));
  return { names, giveBack: (name: string) => page.unroute(scriptOf(name)) };
}

const PAGES = matrix({ smoke: [PATHS.home], full: [PATHS.home, PATHS.socialOs, PATHS.b2bSales] });

for (const path of PAGES) {
  test(`${path} is whole while the scripts of all its sections are lost; each comes alive when its script comes`, async ({
    page,
    visit,
    allow,
  }) => {
    allow(LOST);
    const { names, giveBack } = await loseSections(page, path);
    await visit(path);
    const whole = await content(page);
    for (const name of names) {
      const section = page.locator(`[data-deferred="${name}"]`);
      await section.scrollIntoViewIfNeeded();
      await expect(section).not.toHaveAttribute('data-alive');
      expect(await content(page)).toBe(whole);
    }
    expect(await hiddenText(page)).toEqual([]);
    await page.clock.runFor(LOAD_RETRIES[0]);
    const retry = notice(page, loadNotice.lost).getByRole('button');
    await expect(retry).toBeVisible();

    // Every round asks again for all that is still lost.
    const rounds = matrix({
      smoke: [names.slice(0, 1), names.slice(1)],
      full: names.map((name) => [name]),
    });
    for (const round of rounds) {
      for (const name of round) await giveBack(name);
      await page.clock.runFor(LOAD_RETRIES.at(-1) ?? 0);
      for (const name of round) await comeAlive(page.locator(`[data-deferred="${name}"] :is(h2, p)`).first());
      expect(await content(page)).toContain(whole?.slice(-40));
      const lost = rounds.slice(rounds.indexOf(round) + 1).flat();
      await expect(page.locator('[data-deferred]:not([data-alive])')).toHaveCount(lost.length);
    }
    await expect(retry).toHaveCount(0);
  });
}

test('the connection goes in mid-visit: what is pressed meanwhile is done when it is back', async ({
  page,
  visit,
  context,
  allow,
}) => {
  allow(LOST);
  await visit(PATHS.home);
  await context.setOffline(true);
  const useCases = page.locator('#industry-use-cases');
  await useCases.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: carouselLabels.next(useCasesIntro.noun) }).click();
  await page.clock.runFor(LOAD_RETRIES[0]);
  await expect(notice(page, loadNotice.lost)).toBeVisible();
  await context.setOffline(false);
  await expect(useCases.locator('[data-place="current"]')).toHaveAttribute(
    'aria-label',
    carouselLabels.place(2, allUseCases.length),
  );
  await expect(notice(page, loadNotice.lost)).toHaveCount(0);
});

test('a section whose code breaks stays as it was prerendered, and nothing else goes with it', async ({
  page,
  visit,
  allow,
}) => {
  allow(/console error|page error/);
  await page.route(chunk('faq'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Faq() { throw new Error("broken") }',
    }),
  );
  await visit(PATHS.home);
  const faq = page.locator('#faq');
  const broken = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await faq.evaluate((element) => element.scrollIntoView());
  await broken;
  await expect(faq.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page whose code is lost is fetched whole by the browser, once', async ({ page, visit, allow }) => {
  allow(LOST);
  await page.route(chunk('social-os'), (route) => route.abort('failed'));
  await visit(PATHS.privacy);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await headerLink(page, PATHS.socialOs).click();
  await expect(page).toHaveTitle(headOf(PATHS.socialOs).title);
  await page.clock.runFor(LOAD_RETRIES[0] + LOAD_RETRIES[1]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('after a new deployment the page offers to reload, and its links load new pages', async ({
  page,
  visit,
  allow,
}) => {
  allow(LOST);
  allow(/404/);
  await page.route(chunk('footer'), (route) => route.fulfill({ status: 404 }));
  await visit(PATHS.privacy);
  await page.route(PATHS.privacy, async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const page = await (await route.fetch()).text();
    return route.fulfill({ contentType: 'text/html', body: page.replace(/main-[\w-]{8}/g, 'main-newbuild') });
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(LOAD_RETRIES[0]);
  await expect(notice(page, loadNotice.outdated).getByRole('button')).toHaveText(loadNotice.reload);

  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await headerLink(page, PATHS.socialOs).click();
  await expect(page).toHaveTitle(headOf(PATHS.socialOs).title);
  expect(documents).toHaveLength(1);
});
