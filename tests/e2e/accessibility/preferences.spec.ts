import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { settle } from '../support/page.ts';

const PAGES = ['/', '/social-os', '/b2b-sales-automation', '/quiz'];

/** What still moves after the first moment. */
function moving(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 100)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Text that is cut by its own box. */
function clipped(page: Page) {
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

/** Targets that a finger would miss. */
function small(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [role=button], [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert], p') && element.tabIndex >= 0)
      // A labelled radio or checkbox is pressed by its whole label.
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

/** What is filled to look like a button and loses its edge when the fill is taken away. */
function borderless(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.dataset.calLink !== undefined)
      .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
      .map((element) => element.textContent),
  );
}

for (const path of PAGES)
  test(`${path} stands still under reduced motion, and loses nothing at 200 % zoom, for a finger and in forced colours`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    await page.clock.runFor(3000);
    expect(await moving(page)).toEqual([]);
    await settle(page);
    // Zoom of a laptop halves the page's own pixels, which is what its media queries and layout see.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    expect(await clipped(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await small(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await borderless(page)).toEqual([]);
  });
