import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectReadableInForcedColors } from '../support/forced-colors.ts';
import { matrix } from '../support/matrix.ts';
import { hydrateAndRevealAll } from '../support/page.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

const PAGES = onlyExistingPages(
  matrix({ smoke: ['/', '/quiz'], full: ['/', '/social-os', '/b2b-sales-automation', '/quiz'] }),
);

/** Finds animations that still run after the page has loaded. */
function findRunningAnimations(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 100)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Finds touch targets that are smaller than 24 px. */
function findSmallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [role=button], [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert], p') && element.tabIndex >= 0)
      // The touch target of a radio or checkbox is its whole label.
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

/** Reads if the focused element is covered or outside the screen. */
const readFocusedElement = (page: Page) =>
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
      isCovered: Boolean(cover && !cover.contains(element)),
      isOutside: box.bottom < 0 || box.top > innerHeight,
    };
  });

/** Finds focusable elements behind the header or the floating buttons, or outside the screen. */
async function findHiddenTabStops(page: Page): Promise<string[]> {
  const hiddenNames: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const focused = await readFocusedElement(page);
    if (!focused) break;
    if (focused.isCovered || focused.isOutside) hiddenNames.push(focused.name);
  }
  return hiddenNames;
}

for (const path of PAGES)
  test(`${path} respects reduced motion, touch, keyboard and forced colors`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path, { playAnimations: true });
    await page.clock.runFor(3000);
    expect(await findRunningAnimations(page)).toEqual([]);
    await hydrateAndRevealAll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findHiddenTabStops(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectReadableInForcedColors(page);
  });
