import type { Locator } from '@playwright/test';

/** Invisible text that is not hidden on purpose. */
export function hiddenText(content: Locator): Promise<string[]> {
  return content.evaluate((root) => {
    // Hidden elements belong to another width, or are closed.
    const isSeen = (element: Element) =>
      !element.checkVisibility() ||
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, blockquote, figcaption')]
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"]') && element.textContent?.trim() && !isSeen(element),
      )
      .map((element) => element.textContent ?? '');
  });
}
