import type { Locator } from '@playwright/test';

/** Finds text that is invisible by mistake. */
export function findHiddenText(content: Locator): Promise<string[]> {
  return content.evaluate((root) => {
    // Elements without a box are hidden on purpose: they belong to another width, or are closed.
    const isVisibleOrClosed = (element: Element) =>
      !element.checkVisibility() ||
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, blockquote, figcaption')]
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"]') &&
          element.textContent?.trim() &&
          !isVisibleOrClosed(element),
      )
      .map((element) => element.textContent ?? '');
  });
}
