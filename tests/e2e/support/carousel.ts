import { expect, type Locator, type Page } from '@playwright/test';
import { freezeClock } from './page.ts';

/** Freezes the clock, scrolls to a carousel and waits until it rotates. */
export async function openCarousel(page: Page, id: string): Promise<Locator> {
  await freezeClock(page);
  const carousel = page.locator(`#${id}`);
  await carousel.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await expect(carousel.locator('[aria-live="off"]').first()).toBeAttached();
  return carousel;
}

/** Clicks and moves the pointer away, so that only the click can pause the carousel. */
export async function clickAndLeave(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.mouse.move(0, 0);
}

/** Swipes across an element. */
export async function swipe(element: Locator, distance: number): Promise<void> {
  const start = { pointerType: 'touch', clientX: 300, clientY: 300 };
  await element.dispatchEvent('pointerdown', start);
  await element.dispatchEvent('pointerup', { ...start, clientX: 300 + distance });
}
