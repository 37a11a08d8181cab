import type { Page } from '@playwright/test';
import { isLongName, longestLineLength, nameLines } from '#app/shell/name-lines.ts';
import { labels } from '#content/shell/labels.ts';
import { headerLinks } from '#content/shell/navigation.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { headerLinkLabel } from '../../support/header-link-label.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { isHeaderInLine, scrollTo } from '../support/page.ts';
import { applies, softStep } from '../support/soft-step.ts';

test('the header shows its links, theme toggle, quiz and booking button', async ({ page, visit }) => {
  await visit(PATHS.privacy);
  await softStep('the first Tab stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
  if (applies(await isHeaderInLine(page), 'the links are in the menu')) await expectLinks(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: labels.quiz })).toHaveAttribute('href', '/quiz');
  await expect(header.getByRole('link', { name: labels.book })).toBeVisible();
  await expect(header.getByRole('button', { name: labels.darkTheme })).toBeVisible();
  await softStep('the header is fixed and gets a shadow after more than 50 pixels of scrolling', () =>
    expectShadow(page),
  );
});

async function expectLinks(page: Page): Promise<void> {
  const nav = page.getByRole('navigation', { name: labels.navigation, exact: true });
  await expect(nav.getByRole('link')).toHaveText(
    headerLinks.map(({ label, marker }) => (marker === 'new' ? label + labels.isNew : label)),
  );
  for (const { label } of headerLinks.filter(({ marker }) => marker === 'hot'))
    await expect(
      nav.getByRole('link', { name: label }).getByRole('img', { name: labels.isHot }),
    ).toBeVisible();
  const hrefs = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(headerLinks.map(({ href }) => href));
}

async function expectShadow(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await scrollTo(page, 50);
  await page.clock.runFor(50);
  await expect(header).toHaveCSS('box-shadow', /^(none|(rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?)+)$/);
  await scrollTo(page, 51);
  await page.clock.runFor(50);
  await expect(header).toHaveCSS('box-shadow', /12px 32px/);
  expect((await header.boundingBox())?.y).toBe(0);
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens the same links and can be closed', async ({ page, visit }) => {
    await visit('/');

    await softStep('the menu button opens the same links, and choosing a link closes the menu', async () => {
      await page.getByRole('button', { name: labels.openMenu }).click();
      const menu = page.getByRole('navigation', { name: labels.menu });
      await expect(page.getByRole('button', { name: labels.closeMenu, expanded: true })).toBeVisible();
      await expect(menu.locator('ul a:not([hreflang])')).toHaveCount(headerLinks.length);
      await expectAccessible(page, 'header');
      await menu.getByRole('link', { name: headerLinkLabel('/#faq') }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/#faq');
    });

    await softStep('Escape closes the menu and returns focus, a tap outside closes it', async () => {
      const button = page.getByRole('button', { name: labels.openMenu });
      const menu = page.getByRole('navigation', { name: labels.menu });
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.setViewportSize({ width: 768, height: 900 });
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(200, 820);
      await expect(menu).toBeHidden();
    });

    await softStep('on a phone the open menu fills the screen, and the page does not scroll', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      // Stop the scrolling that the first step has started.
      await scrollTo(page, 0);
      await page.getByRole('button', { name: labels.openMenu }).click();
      const readBottom = async () => {
        const box = await page.getByRole('navigation', { name: labels.menu }).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(readBottom).toBe(844);
      const root = page.locator('html');
      await expect(root).toHaveCSS('overflow-y', 'hidden');
      await page.mouse.move(200, 820);
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(root).not.toHaveCSS('overflow-y', 'hidden');
    });
  });
});

/** Company names: one long word of wide letters, words that can wrap, and a short name. */
const NAMES = new Set([
  site.name,
  'W'.repeat(24),
  'Brightwater Automations',
  'Harbour Process Workshop',
  'Al',
]);
/** From this width on, the links are on one line, and the header is wider than the page. */
const LINE_WIDTH = 1360;
const WIDTHS = matrix({
  smoke: [320, 1359, 1360, 1920],
  full: [320, 390, 768, 1024, 1359, 1360, 1440, 1920],
});

/** Minimum distance between two links in pixels. Closer links look like one sentence. */
const MIN_GAP = 12;

/** Expects that all controls of the header are on one line, with space between the links. */
async function expectInLine(page: Page, width: number): Promise<void> {
  const state = await page.getByRole('banner').evaluate((header) => {
    const controls = [...header.querySelectorAll('a, button')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const { clientWidth, scrollWidth } = document.documentElement;
    const linkBoxes = controls
      .filter((control) => control.matches('nav a'))
      .map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      });
    return {
      smallestGap: linkBoxes
        .slice(1)
        .reduce((smallest, { left }, i) => Math.min(smallest, left - (linkBoxes[i]?.right ?? 0)), 99),
      lines: new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size,
      outsideCount: boxes.filter(({ left, right }) => left < 0 || right > clientWidth).length,
      overlapCount: boxes.filter((box, i) => boxes.slice(i + 1).some(({ left }) => left < box.right - 1))
        .length,
      isTooWide: scrollWidth > clientWidth,
    };
  });
  const { smallestGap, ...rest } = state;
  expect({ width, ...rest }).toEqual({ width, lines: 1, outsideCount: 0, overlapCount: 0, isTooWide: false });
  expect(smallestGap).toBeGreaterThanOrEqual(MIN_GAP);
}

async function expectNameFits(page: Page, name: string, width: number): Promise<void> {
  const bar = page.getByRole('banner');
  const home = bar.getByRole('link', { name: labels.home });
  await page.evaluate(
    ({ lines, letters, isLong }) => {
      for (const logo of document.querySelectorAll('.logo')) {
        const name = Object.assign(document.createElement('span'), { className: 'logo-name' });
        name.textContent = lines.join('\n');
        name.style.setProperty('--letters', `${letters}`);
        logo.lastElementChild?.replaceWith(name);
        logo.toggleAttribute('data-long', isLong);
        logo.removeAttribute('data-drawn');
      }
    },
    { lines: nameLines(name), letters: longestLineLength(nameLines(name)), isLong: isLongName(name) },
  );
  await expectInLine(page, width);
  const hasMenu = width < LINE_WIDTH || !(await isHeaderInLine(page));
  await expect(bar.getByRole('button', { name: labels.openMenu })).toBeVisible({ visible: hasMenu });
  const { start, startOfPage, ...logoState } = await home.evaluate((link) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [clip, shown] = [box(link.querySelector('.logo')), box(link.querySelector('.logo-name'))];
    const below = shown.top - clip.top;
    return {
      // The name is shown in full or, if a word does not fit, not at all.
      fits: below > -1 && shown.height <= clip.height,
      isShown: below < 1,
      start: Math.round(box(link).x),
      startOfPage: Math.round(box(document.querySelector('h1')).x),
    };
  });
  const isShown = name.includes(' ') || logoState.isShown;
  expect({ width, ...logoState }).toEqual({
    width,
    fits: true,
    isShown,
  });
  if (hasMenu) expect(start).toBe(startOfPage);
}

for (const widths of [
  WIDTHS.filter((width) => width < LINE_WIDTH),
  WIDTHS.filter((width) => width >= LINE_WIDTH),
])
  test(`any name fits on one line from ${widths[0]} to ${widths.at(-1)} px`, async ({ page, visit }) => {
    await visit(PATHS.socialOs);
    // The width is the outer loop, because changing it takes longer than changing the name.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of NAMES)
        await softStep(`${name} at ${width} px`, () => expectNameFits(page, name, width));
    }
  });
