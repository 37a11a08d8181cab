import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectFillsKept } from '../support/forced-colours.ts';
import { matrix } from '../support/matrix.ts';
import { settle } from '../support/page.ts';
import { sitePages } from '../support/site-pages.ts';

const PAGES = sitePages(
  matrix({ smoke: ['/', '/quiz'], full: ['/', '/social-os', '/b2b-sales-automation', '/quiz'] }),
);

/** Animations that still run after the page has loaded. */
function runningAnimations(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 100)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Text that its own box cuts off. */
function clippedTexts(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main a, main button')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return (
          overflowX === 'hidden' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent?.slice(0, 40)),
  );
}

/** Touch targets that are too small. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [role=button], [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert], p') && element.tabIndex >= 0)
      // The whole label of a radio or checkbox is its target.
      .map((element) => ({
        element,
        box: (
          (element.matches('[type=radio], [type=checkbox]') && (element as HTMLInputElement).labels?.[0]) ||
          element
        ).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.ariaLabel ?? element.textContent} ${box.width}x${box.height}`),
  );
}

/** Position of the focused element, and the topmost element at its center. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height, innerHeight) / 2, 1), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const cover = top?.closest('header, aside');
    return {
      name: (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName,
      covered: Boolean(cover && !cover.contains(element)),
      outside: box.bottom < 0 || box.top > innerHeight,
    };
  });

/** Focusable elements behind the header or the floating buttons, or outside the screen. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const place = await focusedElement(page);
    if (!place) break;
    if (place.covered || place.outside) hidden.push(place.name);
  }
  return hidden;
}

for (const path of PAGES)
  test(`${path} does not move under reduced motion, and works at 200% zoom, by touch, by keyboard and in forced colors`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path, { moving: true });
    await page.clock.runFor(3000);
    expect(await runningAnimations(page)).toEqual([]);
    await settle(page);
    // 200% zoom on a laptop: media queries and layout see half the CSS pixels.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    expect(await clippedTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page)).toEqual([]);
    expect(await hiddenStops(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectFillsKept(page);
  });
